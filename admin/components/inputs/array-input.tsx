import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  Confirm,
  ArrayInput as RaArrayInput,
  ReOrderButtons,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { phones } from '../../theme/tokens.ts'

type ArrayInputProps = {
  source: string
  label?: string | false
  /** The singular, for the buttons: "Add a row". */
  itemName: string
  /** The fields of an item are side by side. */
  inline?: boolean
  /** The columns of an item's fields on wide screens, as CSS has them. */
  columns?: string
  /** What else is lost when an item is removed. Removing then requires confirmation. */
  describeLoss?: (item: never) => string | undefined
  /** More buttons beside "Add". */
  moreButtons?: ReactNode
  children: ReactNode
}

/** A list of items with visible, labelled buttons to add, reorder and remove. */
export function ArrayInput({
  source,
  label,
  itemName,
  inline = false,
  columns,
  describeLoss,
  moreButtons,
  children,
}: ArrayInputProps) {
  const name = itemName.charAt(0).toUpperCase() + itemName.slice(1)
  return (
    <RaArrayInput source={source} {...(label !== undefined && { label })} sx={heading}>
      <SimpleFormIterator
        inline={inline}
        fullWidth
        disableClear
        getItemLabel={!inline && ((index) => `${name} ${index + 1}`)}
        addButton={
          <>
            <AddButton itemName={itemName} />
            {moreButtons}
          </>
        }
        reOrderButtons={<OrderButtons />}
        removeButton={<RemoveButton itemName={itemName} describeLoss={describeLoss} />}
        sx={inline ? inlineStyles : { ...blockStyles, ...(columns && inColumns(columns)) }}
      >
        {children}
      </SimpleFormIterator>
    </RaArrayInput>
  )
}

function AddButton({ itemName }: { itemName: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<AddIcon />} onClick={() => add()}>
      Add {/^[aeiou]/.test(itemName) ? 'an' : 'a'} {itemName}
    </Button>
  )
}

function OrderButtons() {
  const { total = 0 } = useSimpleFormIteratorItem()
  return total > 1 && <ReOrderButtons />
}

function RemoveButton({ itemName, describeLoss }: Pick<ArrayInputProps, 'itemName' | 'describeLoss'>) {
  const { remove, index } = useSimpleFormIteratorItem()
  const { source } = useSimpleFormIterator()
  const { getValues, clearErrors } = useFormContext()
  const [loss, setLoss] = useState<string>()
  const removeNow = () => {
    setLoss(undefined)
    remove()
    // The server's errors name items by index, which has changed.
    clearErrors(source.split('.')[0])
  }
  const ask = () => {
    const found = describeLoss?.(getValues(`${source}.${index}`) as never)
    if (found) setLoss(found)
    else removeNow()
  }
  return (
    <>
      <Button size="small" color="secondary" aria-label={`Remove ${itemName} ${index + 1}`} onClick={ask}>
        Remove
      </Button>
      <Confirm
        isOpen={loss !== undefined}
        title={`Remove this ${itemName}?`}
        content={loss ?? ''}
        confirm="Remove"
        onConfirm={removeNow}
        onClose={() => setLoss(undefined)}
      />
    </>
  )
}

/** The label of a list of items is a heading. */
const heading = {
  '& > .RaArrayInput-label': { transform: 'translateX(14px)', mb: 1, fontWeight: 600, color: 'text.primary' },
}

const action = '& > ul > li > .RaSimpleFormIterator-action'
const visibleActions = {
  [action]: { visibility: 'visible', display: 'flex', alignItems: 'center', mt: 0 },
  '& > .RaSimpleFormIterator-buttons': { mt: 1 },
}

/** Item name and buttons above the fields. */
const blockStyles = {
  ...visibleActions,
  '& > ul > li.RaSimpleFormIterator-line': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    borderTop: 1,
    borderBottom: 0,
    borderColor: 'divider',
    pt: 1,
    pb: 2,
  },
  '& > ul > li > .RaSimpleFormIterator-index': { display: 'block', m: 0, fontWeight: 600 },
  '& > ul > li > .RaSimpleFormIterator-form': { gridRow: 2, gridColumn: '1 / -1' },
}

const inColumns = (gridTemplateColumns: string) => ({
  '& > ul > li > .RaSimpleFormIterator-form': {
    ...blockStyles['& > ul > li > .RaSimpleFormIterator-form'],
    display: { md: 'grid' },
    columnGap: 2,
    alignItems: 'start',
    gridTemplateColumns,
  },
})

/** Buttons at the end of the row. */
export const inlineStyles = {
  ...visibleActions,
  '& > ul > li.RaSimpleFormIterator-line': { borderBottom: 0, columnGap: 1 },
  '& .RaSimpleFormIterator-form > *': { flex: { sm: '1 1 0' }, minWidth: 0 },
  '& .RaSimpleFormIterator-form > :last-child': { flex: { sm: '1.5 1 0' } },
  [action]: { ...visibleActions[action], alignSelf: 'flex-start', mt: '10px' },
  [phones]: {
    '& > ul > li.RaSimpleFormIterator-line': { borderBottom: 1, borderColor: 'divider', mb: 1 },
    [action]: { justifyContent: 'flex-end', mt: 0, mb: 1 },
    '& .RaSimpleFormIterator-form': { gap: 0 },
  },
}
