import { maxInput } from '@house/contract/validation-limits'
import { useEffect } from 'react'
import { regex, required, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

const rules = [required(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'Letters, digits and single hyphens only')]

/** Made from the title of a new record until someone writes it themselves. */
export function SlugInput({ from = 'title', address }: { from?: string; address: string }) {
  const isStored = useRecordContext()?.id !== undefined
  const { setValue, getFieldState } = useFormContext()
  const title: string = useWatch({ name: from }) ?? ''
  useEffect(() => {
    const { isTouched, invalid } = getFieldState('slug')
    if (!isStored && !isTouched) setValue('slug', toSlug(title), { shouldDirty: true, shouldValidate: invalid })
  }, [isStored, title, setValue, getFieldState])
  return (
    <TextInput
      source="slug"
      label="Address"
      validate={rules}
      fullWidth
      helperText={
        isStored ? 'When you change it, the old link leads to the new one for good.' : `On the site: ${address}…`
      }
      slotProps={{ htmlInput: { maxLength: maxInput.slug } }}
    />
  )
}

function toSlug(title: string) {
  return title
    .replace(/<[^>]*>/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxInput.slug)
}
