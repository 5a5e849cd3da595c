import type { DescriptionBlock } from '@house/contract/entities'
import { maxSourceLength } from '@house/contract/plans/planner-part-options'
import { maxContentLength } from '@house/contract/validation-limits'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { Button, Typography } from '@mui/material'
import { useArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

const source = 'description_data'

/** The accordion of a product page. A section has a text and may have a table of specifications. */
export function AccordionInput() {
  return (
    <>
      <Typography color="text.secondary">
        Accordion sections below the images. Each has a title, a text and rows of specifications.
      </Typography>
      <ArrayInput
        source={source}
        label={false}
        itemName="section"
        describeLoss={describeLoss}
        moreButtons={<AddSpecifications />}
      >
        <TextInput source="title" maxLength={maxContentLength.short} isRequired />
        <TextInput
          source="description"
          label="Text"
          maxLength={maxContentLength.html}
          multiline
          minRows={2}
          helperText="One line per bullet point. A single line becomes a paragraph."
          format={toLines}
          parse={fromLines}
        />
        <ArrayInput source="specification" label="Specifications" itemName="specification row" inline>
          <TextInput source="title" label="Name" maxLength={maxContentLength.short} isRequired helperText={false} />
          <TextInput
            source="value"
            maxLength={maxContentLength.line}
            isRequired
            helperText={false}
            multiline
            parse={toSingleLine}
          />
          <TextInput source="source" maxLength={maxSourceLength} helperText={false} />
        </ArrayInput>
      </ArrayInput>
    </>
  )
}

/** A shortcut: a section with an empty first row, focused. */
function AddSpecifications() {
  const { append } = useArrayInput()
  const sections: DescriptionBlock[] = useWatch({ name: source }) ?? []
  if (sections.some(hasRows)) return null
  const add = () =>
    append(
      { title: 'Specifications', description: '', specification: [{ title: '', value: '' }] },
      { focusName: `${source}.${sections.length}.specification.0.title` },
    )
  return (
    <Button startIcon={<TableIcon />} onClick={add}>
      Add specifications
    </Button>
  )
}

function describeLoss({ specification = [] }: DescriptionBlock) {
  const rows = specification.length
  if (rows === 0) return undefined
  return rows === 1 ? 'Its specification row is removed too.' : `Its ${rows} specification rows are removed too.`
}

function hasRows({ specification }: DescriptionBlock) {
  return (specification?.length ?? 0) > 0
}

/** The input grows with its text; the site shows a single line. */
function toSingleLine(text: string) {
  return text.replace(/\s*\n\s*/g, ' ')
}

function toLines(description: DescriptionBlock['description'] | null | undefined) {
  return Array.isArray(description) ? description.join('\n') : (description ?? '')
}

function fromLines(text: string) {
  return text.includes('\n') ? text.split('\n') : text
}
