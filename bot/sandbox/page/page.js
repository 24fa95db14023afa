// What only the browser knows: whether the window is wide and seen, where a click went, the time.
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
