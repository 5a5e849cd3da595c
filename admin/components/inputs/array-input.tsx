import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  ArrayInput,
  Confirm,
  ReOrderButtons,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { onPhones } from '../../theme/tokens.ts'

type EntriesProps = {
  source: string
  label?: string | false
  /** What one of them is called. */
  one: string
  /** Its fields stand side by side. */
  inline?: boolean
  /** What would go with an entry that is removed, where that is more than can be seen at once. */
  findLoss?: (entry: never) => string | undefined
  /** Another way to begin one. */
  more?: ReactNode
  children: ReactNode
}

/** Fields that come several times. What can be done with each stands in words, where it is seen. */
export function Entries({ source, label, one, inline = false, findLoss, more, children }: EntriesProps) {
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  return (
    <ArrayInput source={source} {...(label !== undefined && { label })}>
      <SimpleFormIterator
        inline={inline}
        fullWidth
        disableClear
        getItemLabel={!inline && ((index) => `${name} ${index + 1}`)}
        addButton={
          <>
            <AddButton one={one} />
            {more}
          </>
        }
        reOrderButtons={<Order />}
        removeButton={<RemoveButton one={one} findLoss={findLoss} />}
        sx={inline ? lines : blocks}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddButton({ one }: { one: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<AddIcon />} onClick={() => add()}>
      Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
    </Button>
  )
}

function Order() {
  const { total = 0 } = useSimpleFormIteratorItem()
  return total > 1 && <ReOrderButtons />
}

function RemoveButton({ one, findLoss }: Pick<EntriesProps, 'one' | 'findLoss'>) {
  const { remove, index } = useSimpleFormIteratorItem()
  const { source } = useSimpleFormIterator()
  const { getValues, clearErrors } = useFormContext()
  const [loss, setLoss] = useState<string>()
  const removeNow = () => {
    setLoss(undefined)
    remove()
    // What the server said was about a list that is another now.
    clearErrors(source.split('.')[0])
  }
  const ask = () => {
    const found = findLoss?.(getValues(`${source}.${index}`) as never)
    if (found) setLoss(found)
    else removeNow()
  }
  return (
    <>
      <Button size="small" color="secondary" aria-label={`Remove ${one} ${index + 1}`} onClick={ask}>
        Remove
      </Button>
      <Confirm
        isOpen={loss !== undefined}
        title={`Remove this ${one}?`}
        content={loss ?? ''}
        confirm="Remove"
        onConfirm={removeNow}
        onClose={() => setLoss(undefined)}
      />
    </>
  )
}

const action = '& > ul > li > .RaSimpleFormIterator-action'
const always = {
  [action]: { visibility: 'visible', display: 'flex', alignItems: 'center', mt: 0 },
  '& > .RaSimpleFormIterator-buttons': { mt: 1 },
}

/** Name and buttons above the fields. */
const blocks = {
  ...always,
  '& > ul > li.RaSimpleFormIterator-line': {
    ...{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
    ...{ borderTop: 1, borderBottom: 0, borderColor: 'divider', pt: 1, pb: 2 },
  },
  '& > ul > li > .RaSimpleFormIterator-index': { display: 'block', m: 0, fontWeight: 600 },
  '& > ul > li > .RaSimpleFormIterator-form': { gridRow: 2, gridColumn: '1 / -1' },
}

/** Buttons at the end of the line. */
const lines = {
  ...always,
  '& > ul > li.RaSimpleFormIterator-line': { borderBottom: 0, columnGap: 1 },
  '& .RaSimpleFormIterator-form > *': { flex: { sm: '1 1 0' }, minWidth: 0 },
  '& .RaSimpleFormIterator-form > :last-child': { flex: { sm: '1.5 1 0' } },
  [action]: { ...always[action], alignSelf: 'flex-start', mt: '10px' },
  [onPhones]: {
    '& > ul > li.RaSimpleFormIterator-line': { borderBottom: 1, borderColor: 'divider', mb: 1 },
    [action]: { justifyContent: 'flex-end', mt: 0, mb: 1 },
    '& .RaSimpleFormIterator-form': { gap: 0 },
  },
}
