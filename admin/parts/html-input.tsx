import { maxContent } from '@house/contract/limits'
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
import { useRecordContext } from 'react-admin'
import { nonce } from './nonce.tsx'
import { Words } from './text-inputs.tsx'

/** Text with headings, lists and links; whatever else is pasted, the server takes out. */
export function HtmlInput({ label = 'Description', ...props }: RichTextInputProps & { label?: string }) {
  const hasTable = /<table/i.test(useRecordContext()?.[props.source] ?? '')
  const editorOptions = {
    ...DefaultEditorOptions,
    ...(nonce && { injectNonce: nonce }),
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true' } },
  }
  // The editor knows no tables and would take them out.
  if (hasTable)
    return (
      <Words
        source={props.source}
        label={label}
        max={maxContent.html}
        helperText="This text has a table, so it is written as HTML"
        multiline
        minRows={12}
      />
    )
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
