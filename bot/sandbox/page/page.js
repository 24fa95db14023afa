// What only the browser knows: whether the window is wide and seen, where a click went, where the
// keyboard is, the time.
const wide = matchMedia("(min-width: 1100px)");
const tell = () => emitEvent("parlor-eyes", {wide: wide.matches, hidden: document.hidden});
wide.addEventListener("change", tell);
document.addEventListener("visibilitychange", tell);

const jump = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)\/(\d+)/;
document.addEventListener("click", (event) => {
  const link = event.target.closest("a")?.href.match(jump);
  if (!link) return;
  event.preventDefault();
  emitEvent("parlor-jump", {channel: link[1], message: link[2]});
});

// A message that is drawn anew, or comes in another's place, keeps the keyboard.
let kept = null;
document.addEventListener("focusin", ({target}) => {
  const message = target.closest("[data-message-id]")?.dataset.messageId;
  kept = message && {message, control: target.dataset.customId, pane: target.closest(".pane")};
});
document.addEventListener("focusout", ({target}) => {
  setTimeout(() => { if (target.isConnected && document.activeElement === document.body) kept = null; });
});
new MutationObserver(() => {
  if (!kept || document.activeElement !== document.body) return;
  const same = kept.pane.querySelector(`[data-message-id="${kept.message}"]`);
  const message = same || [...kept.pane.querySelectorAll("[data-message-id]")].at(-1);
  const control = message?.querySelector(`[data-custom-id="${kept.control}"]`);
  (control || message?.querySelector("button:not([disabled])"))?.focus({preventScroll: true});
}).observe(document, {childList: true, subtree: true});
document.addEventListener("keydown", (event) => {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const options = [...event.target.closest?.(".select-list")?.querySelectorAll("[role=option]") || []];
  if (!step || !options.length) return;
  event.preventDefault();
  const at = options.indexOf(document.activeElement);
  options.at((Math.max(at, step < 0 ? 0 : at) + step) % options.length).focus();
});

const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600],
               ["minute", 60], ["second", 1]];
const words = new Intl.RelativeTimeFormat("en", {numeric: "auto"});
setInterval(() => {
  for (const time of document.querySelectorAll("time.relative")) {
    const seconds = time.dataset.unix - Date.now() / 1000;
    const [unit, size] = units.find(([, s]) => Math.abs(seconds) >= s) || units[5];
    const shown = words.format(Math.trunc(seconds / size), unit);
    if (time.textContent !== shown) time.textContent = shown;
  }
}, 500);
