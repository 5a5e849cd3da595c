import type { DescriptionBlock } from '@house/contract/entities'
import { maxContentLength } from '@house/contract/validation-limits'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { Button, Typography } from '@mui/material'
import { useArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Entries } from '../../components/inputs/array-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'

const source = 'description_data'

/** The parts of the accordion. Each has a text, and may end with a table. */
export function DescriptionBlocks() {
  return (
    <>
      <Typography color="text.secondary">
        The parts of the accordion, which visitors open below the pictures: a title, a text, and lines of
        specifications.
      </Typography>
      <Entries source={source} label={false} one="part" findLoss={findLoss} more={<AddSpecifications />}>
        <Words source="title" max={maxContentLength.short} needed />
        <Words
          source="description"
          label="Text"
          max={maxContentLength.html}
          multiline
          minRows={2}
          helperText="A line for each point; a single line is a paragraph"
          format={toLines}
          parse={fromLines}
        />
        <Entries source="specification" label="Specifications" one="specification line" inline>
          <Words source="title" label="Name" max={maxContentLength.short} needed helperText={false} />
          <Words source="value" max={maxContentLength.line} needed helperText={false} multiline parse={onOneLine} />
        </Entries>
      </Entries>
    </>
  )
}

/** For whoever wants the table and thinks of no part: one with its first line, ready to be written. */
function AddSpecifications() {
  const { append } = useArrayInput()
  const parts: DescriptionBlock[] = useWatch({ name: source }) ?? []
  if (parts.some(hasLines)) return null
  const add = () =>
    append(
      { title: 'Specifications', description: '', specification: [{ title: '', value: '' }] },
      { focusName: `${source}.${parts.length}.specification.0.title` },
    )
  return (
    <Button startIcon={<TableIcon />} onClick={add}>
      Add specifications
    </Button>
  )
}

function findLoss(part: DescriptionBlock) {
  const lines = part.specification?.length ?? 0
  if (lines === 0) return undefined
  return `${lines === 1 ? 'Its specification line goes' : `Its ${lines} specification lines go`} with it.`
}

function hasLines({ specification }: DescriptionBlock) {
  return (specification?.length ?? 0) > 0
}

/** The field is as high as its words need; the site shows them as one line. */
function onOneLine(text: string) {
  return text.replace(/\s*\n\s*/g, ' ')
}

function toLines(description: DescriptionBlock['description'] | null | undefined) {
  return Array.isArray(description) ? description.join('\n') : (description ?? '')
}

function fromLines(text: string) {
  return text.includes('\n') ? text.split('\n') : text
}
