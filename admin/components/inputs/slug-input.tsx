import { slugPattern } from '@house/contract/slug'
import { maxInput } from '@house/contract/validation-limits'
import { useEffect } from 'react'
import { regex, required, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { toSlug } from '../../format/slug.ts'

const rules = [required(), regex(slugPattern, 'Use letters, digits and single hyphens only')]

type SlugInputProps = {
  /** The URL of a slug on the site. */
  urlOf: (slug: string) => string
}

/** Derived from the title of a new record until the user edits it. */
export function SlugInput({ urlOf }: SlugInputProps) {
  const isStored = useRecordContext()?.id !== undefined
  const { setValue, getFieldState } = useFormContext()
  const title: string = useWatch({ name: 'title' }) ?? ''
  const slug: string = useWatch({ name: 'slug' }) ?? ''
  useEffect(() => {
    const { isTouched, invalid } = getFieldState('slug')
    if (!isStored && !isTouched) setValue('slug', toSlug(title), { shouldDirty: true, shouldValidate: invalid })
  }, [isStored, title, setValue, getFieldState])
  return (
    <TextInput
      source="slug"
      validate={rules}
      fullWidth
      helperText={
        isStored
          ? 'If you change it, the old URL redirects to the new one.'
          : `URL: ${slug ? urlOf(slug) : `${urlOf('')}…`}`
      }
      slotProps={{ htmlInput: { maxLength: maxInput.slug } }}
    />
  )
}
