import type { Design } from '@house/contract/plans/design'
import { urls } from '@house/contract/urls'
import { sizeOf } from '@house/fenestration/description/describe'
import { readDesignLink, writeDesignLink } from '@house/fenestration/design/design-link'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'

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

/** A link of the planner, or the design as JSON. */
function readDesign(text: string): Design {
  if (text.startsWith('{')) {
    try {
      return parseDesign(JSON.parse(text))
    } catch (failure) {
      throw failure instanceof DesignError ? failure : new DesignError('This is not valid JSON')
    }
  }
  const link = new URL(text, 'http://localhost').searchParams.get('design')
  if (!link) throw new DesignError('This is not a link of the planner: it has no “design”')
  return readDesignLink(link)
}
