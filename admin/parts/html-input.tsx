import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
} from 'ra-input-rich-text'

/** Text with headings, lists and links; whatever else is pasted, the server takes out. */
export function HtmlInput(props: RichTextInputProps) {
  return <RichTextInput {...props} toolbar={<Tools />} fullWidth />
}

function Tools() {
  return (
    <RichTextInputToolbar>
      <FormatButtons />
      <ListButtons />
      <LinkButtons />
      <QuoteButtons />
      <ClearButtons />
    </RichTextInputToolbar>
  )
}
