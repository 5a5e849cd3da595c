import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
} from 'ra-input-rich-text'

/** Text with headings, lists and links; whatever else is pasted, the server takes out. */
export function HtmlInput({ label = 'Description', ...props }: RichTextInputProps & { label?: string }) {
  const editorOptions = {
    ...DefaultEditorOptions,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true' } },
  }
  return (
    <RichTextInput
      {...props}
      label={label}
      editorOptions={editorOptions}
      toolbar={<Tools />}
      format={onOneLine}
      fullWidth
    />
  )
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

/** The editor would show the line breaks of the markup as if they were the text's. */
function onOneLine(html: unknown) {
  return typeof html === 'string' ? html.replace(/\s+/g, ' ') : ''
}
