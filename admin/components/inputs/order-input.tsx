import type { ReactNode } from 'react'
import {
  BooleanInput,
  ArrayInput as RaArrayInput,
  ReOrderButtons,
  SimpleFormIterator,
  useSourceContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { inlineStyles } from './array-input.tsx'

type OrderInputProps = {
  source: string
  /** By the entries' names. */
  labels: Record<string, string>
  /** More inputs of each entry. */
  children?: ReactNode
}

/** A fixed list of entries that can be reordered and hidden. */
export function OrderInput({ source, labels, children }: OrderInputProps) {
  return (
    <RaArrayInput source={source}>
      <SimpleFormIterator
        inline
        fullWidth
        disableAdd
        disableRemove
        disableClear
        reOrderButtons={<ReOrderButtons />}
        sx={inlineStyles}
      >
        <ShownInput labels={labels} />
        {children}
      </SimpleFormIterator>
    </RaArrayInput>
  )
}

/** Staff choose what is shown; stored is what is hidden. */
function ShownInput({ labels }: Pick<OrderInputProps, 'labels'>) {
  const name = useEntryName()
  return (
    <BooleanInput
      source="is_hidden"
      label={labels[name] ?? name}
      format={(isHidden) => !isHidden}
      parse={(isShown) => !isShown}
      helperText={false}
    />
  )
}

/** The name of the entry that an input belongs to. */
export function useEntryName(): string {
  return useWatch({ name: useSourceContext().getSource('name') }) ?? ''
}
