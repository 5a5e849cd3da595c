import type { Design } from '@house/contract/plans/design'
import { urls } from '@house/contract/urls'
import { sizeOf } from '@house/fenestration/description/describe'
import { writeDesignLink } from '@house/fenestration/design/design-link'
import { DesignError } from '@house/fenestration/design/parse-design'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { readDesign } from './read-design.ts'

/** The design that "Plan this window" starts from: draw it in the planner, and paste the link of the opening here. */
export function PlanDesignInput({ source }: { source: string }) {
  const { field } = useInput<Design | null>({
    source,
    defaultValue: null,
    parse: (value) => value,
    format: (value) => value,
  })
  const [error, setError] = useState('')
  const design: Design | null = field.value || null

  function take(text: string) {
    if (text.trim() === '') return
    try {
      field.onChange(readDesign(text.trim()))
      setError('')
    } catch (failure) {
      if (!(failure instanceof DesignError)) throw failure
      setError(failure.message)
    }
  }

  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <Typography>
        {design
          ? `The planner starts with ${design.system}, ${sizeOf(design)}.`
          : 'The product page has no “Plan this window”.'}
      </Typography>
      <TextField
        label="Link of the opening in the planner"
        defaultValue={design ? urls.planDesign(writeDesignLink(design)) : ''}
        key={design ? writeDesignLink(design) : ''}
        error={error !== ''}
        helperText={error || `Draw it at ${urls.planner}, copy the link of the opening, and paste it here.`}
        onBlur={({ target }) => take(target.value)}
        fullWidth
      />
      {design && (
        <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => field.onChange(null)}>
          Remove from the planner
        </Button>
      )}
    </Stack>
  )
}
