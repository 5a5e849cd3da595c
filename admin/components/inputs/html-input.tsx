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
import { nonce } from '../../theme/csp-nonce.tsx'
import { hairline } from '../../theme/tokens.ts'

type Extensions = NonNullable<typeof DefaultEditorOptions.extensions>

// The editor has a copy of its core to itself, whose types are another's in name only.
const tables = [TableKit.configure({ table: { resizable: false } })] as unknown as Extensions
const extensions = [...(DefaultEditorOptions.extensions ?? []), ...tables]

type TableCommands = {
  insertTable: (size: { rows: number; cols: number; withHeaderRow: boolean }) => boolean
} & Record<'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable', () => boolean>

/** Text with headings, lists, links and tables; whatever else is pasted, the server takes out. */
export function HtmlInput({ label = 'Description', ...props }: RichTextInputProps & { label?: string }) {
  const editorOptions = {
    ...DefaultEditorOptions,
    extensions,
    ...(nonce && { injectNonce: nonce }),
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
      sx={look}
    />
  )
}

const look = {
  '& .ProseMirror': { minHeight: 96 },
  '& .ProseMirror:focus': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '& .ProseMirror table': { borderCollapse: 'collapse', width: '100%' },
  '& .ProseMirror :is(td, th)': { border: `1px solid ${hairline}`, p: 1, textAlign: 'left', verticalAlign: 'top' },
  '& .ProseMirror :is(td, th) p': { m: 0 },
  '& .ProseMirror th': { backgroundColor: '#F1EEE9' },
  '& .ProseMirror .selectedCell': { backgroundColor: '#FCE9DF' },
}

function Tools() {
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

/** A new table, or what can be done with the one that the cursor is in. */
function TableButton() {
  const editor = useTiptapEditor()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const commands = editor?.commands as unknown as TableCommands
  const run = (change: () => boolean) => () => {
    setIsOpen(false)
    change()
  }
  const steps: [name: string, change: () => boolean][] = editor?.isActive('table')
    ? [
        ['Add a row below', () => commands.addRowAfter()],
        ['Add a column to the right', () => commands.addColumnAfter()],
        ['Delete this row', () => commands.deleteRow()],
        ['Delete this column', () => commands.deleteColumn()],
        ['Delete the table', () => commands.deleteTable()],
      ]
    : [['Insert a table', () => commands.insertTable({ rows: 3, cols: 2, withHeaderRow: true })]]
  return (
    <>
      <Button ref={button} size="small" color="secondary" startIcon={<TableIcon />} onClick={() => setIsOpen(true)}>
        Table
      </Button>
      <Menu anchorEl={button.current} open={isOpen} onClose={() => setIsOpen(false)}>
        {steps.map(([name, change]) => (
          <MenuItem key={name} onClick={run(change)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The editor would show the line breaks of the markup as if they were the text's. */
function onOneLine(html: unknown) {
  return typeof html === 'string' ? html.replace(/\s+/g, ' ') : ''
}
