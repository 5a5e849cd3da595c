import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { TableKit } from '@tiptap/extension-table'
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
  useTiptapEditor,
} from 'ra-input-rich-text'
import { useRef, useState } from 'react'
import { useResourceContext, useTranslateLabel } from 'react-admin'
import { cspNonce } from '../../theme/csp-nonce.tsx'
import { colors } from '../../theme/tokens.ts'

type Extensions = NonNullable<typeof DefaultEditorOptions.extensions>

// ra-input-rich-text bundles its own copy of @tiptap/core: the same types under another name.
const tables = [TableKit.configure({ table: { resizable: false } })] as unknown as Extensions
const extensions = [...(DefaultEditorOptions.extensions ?? []), ...tables]

type TableCommands = {
  insertTable: (size: { rows: number; cols: number; withHeaderRow: boolean }) => boolean
} & Record<'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable', () => boolean>

/** Rich text with headings, lists, links and tables. The server removes anything else. */
export function HtmlInput({ source, ...props }: RichTextInputProps) {
  const label = String(
    useTranslateLabel()({ source, resource: useResourceContext(), label: props.label as string | undefined }),
  )
  const editorOptions = {
    ...DefaultEditorOptions,
    extensions,
    ...(cspNonce && { injectNonce: cspNonce }),
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true' } },
  }
  return (
    <RichTextInput
      {...props}
      source={source}
      editorOptions={editorOptions}
      toolbar={<EditorToolbar />}
      format={collapseWhitespace}
      fullWidth
      sx={editorStyles}
    />
  )
}

const editorStyles = {
  '& .ProseMirror': { minHeight: 96 },
  '& .ProseMirror:focus': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '& .ProseMirror table': { borderCollapse: 'collapse', width: '100%' },
  '& .ProseMirror :is(td, th)': {
    border: `1px solid ${colors.hairline}`,
    p: 1,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& .ProseMirror :is(td, th) p': { m: 0 },
  '& .ProseMirror th': { backgroundColor: colors.stone },
  '& .ProseMirror .selectedCell': { backgroundColor: colors.accentTint },
}

function EditorToolbar() {
  return (
    <RichTextInputToolbar>
      <FormatButtons />
      <ListButtons />
      <LinkButtons />
      <QuoteButtons />
      <TableButton />
      <ClearButtons />
    </RichTextInputToolbar>
  )
}

/** Inserts a table, or edits the one that contains the cursor. */
function TableButton() {
  const editor = useTiptapEditor()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // Added by TableKit, of whose commands the types of ra-input-rich-text's own tiptap know nothing.
  const commands = editor?.commands as typeof editor.commands & TableCommands
  const run = (change: () => boolean) => () => {
    setIsOpen(false)
    change()
  }
  const items: [name: string, change: () => boolean][] = editor?.isActive('table')
    ? [
        ['Add row below', () => commands.addRowAfter()],
        ['Add column to the right', () => commands.addColumnAfter()],
        ['Delete row', () => commands.deleteRow()],
        ['Delete column', () => commands.deleteColumn()],
        ['Delete table', () => commands.deleteTable()],
      ]
    : [['Insert table', () => commands.insertTable({ rows: 3, cols: 2, withHeaderRow: true })]]
  return (
    <>
      <Button ref={button} size="small" color="secondary" startIcon={<TableIcon />} onClick={() => setIsOpen(true)}>
        Table
      </Button>
      <Menu anchorEl={button.current} open={isOpen} onClose={() => setIsOpen(false)}>
        {items.map(([name, change]) => (
          <MenuItem key={name} onClick={run(change)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The editor would show line breaks of the markup as line breaks of the text. */
function collapseWhitespace(html: unknown) {
  return typeof html === 'string' ? html.replace(/\s+/g, ' ') : ''
}
