import type { DescriptionBlock } from '@house/contract/entities'
import { maxContent } from '@house/contract/limits'
import { Typography } from '@mui/material'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Words } from '../../parts/text-inputs.tsx'

/** The parts of the accordion. Each paragraph is a line of its own. */
export function DescriptionBlocks() {
  return (
    <ArrayInput source="description_data" label="Parts of the accordion">
      <SimpleFormIterator fullWidth getItemLabel={(index) => `Part ${index + 1}`}>
        <Words source="title" max={maxContent.short} needed />
        <Words
          source="description"
          label="Text"
          max={maxContent.html}
          multiline
          minRows={3}
          helperText="A line for each point; a single line is a paragraph"
          format={toLines}
          parse={fromLines}
        />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

/** Each part of the accordion may end with a table. */
export function Specifications() {
  const blocks: DescriptionBlock[] = useWatch({ name: 'description_data' }) ?? []
  if (blocks.length === 0)
    return <Typography>Add a part under Description first: its table is written here.</Typography>
  return blocks.map((block, index) => (
    <ArrayInput
      key={index}
      source={`description_data.${index}.specification`}
      label={block?.title || `Part ${index + 1}`}
    >
      <SimpleFormIterator inline fullWidth disableReordering={false}>
        <Words source="title" label="Name" max={maxContent.short} needed />
        <Words source="value" max={maxContent.line} needed />
      </SimpleFormIterator>
    </ArrayInput>
  ))
}

function toLines(description: DescriptionBlock['description'] | null | undefined) {
  return Array.isArray(description) ? description.join('\n') : (description ?? '')
}

function fromLines(text: string) {
  return text.includes('\n') ? text.split('\n') : text
}
