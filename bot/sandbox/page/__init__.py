"""The chat client in the browser, made with NiceGUI: be one of the people, and play.

`/?as=alice` is Alice's tab. What a test finds on it, by `data-testid` unless said otherwise:
`channel-general`, `channel-table-2`, `dm` in the sidebar, each with `data-unread`; `me`, within it
`be-bob`, `add-person`, `direct-messages-open`; `channel-pane` and `dm-pane`, in each `composer`,
`suggestion` (with `data-value`), `option-NAME`, `offline`, `failure`, `dismiss`; messages by
`[data-message-id]`, their controls by `[data-custom-id]`, the open select's rows by
`.q-menu [data-value]`, pictures by alternative text; `modal`, `modal-submit`, `modal-cancel`, its
fields by `[data-custom-id]`.
"""
