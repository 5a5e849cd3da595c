import type { Quotation } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import type { QuotationRecord } from '@house/contract/staff/entities'
import { findProblems } from '@house/fenestration/rules/find-problems'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Checkbox, FormControlLabel, FormGroup, FormHelperText, TextField, Typography } from '@mui/material'
import { type Ref, useId, useMemo, useState } from 'react'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDate } from '../../format/datetime.ts'
import { type DraftPart, ifKnown, linesOf } from './draft.ts'

type ChecksCardProps = DraftPart & {
  plannerParts: QuotationRecord['catalogue']
  checkbox: Ref<HTMLInputElement>
  /** Someone tried to issue it without the engineer's check. */
  asksForCheck: boolean
}

/** What has to be right before it is issued. */
export function ChecksCard({ document, change, plannerParts, checkbox, asksForCheck }: ChecksCardProps) {
  const { lines, measured_on, is_checked, valid_until, delivery, customer } = document
  const problems = useMemo(
    () =>
      lines.flatMap((line) => {
        if (line.kind === 'free') return []
        const found = ifKnown(line.design, plannerParts, () => findProblems(line.design, plannerParts))
        return (found ?? [null]).map((problem) => ({ name: line.design.name, isAdvice: problem?.isAdvice === true }))
      }),
    [lines, plannerParts],
  )
  const beyond = namesOf(problems.filter(({ isAdvice }) => !isAdvice))
  const unsafe = namesOf(problems.filter(({ isAdvice }) => isAdvice))
  const hintId = useId()
  const unpriced = lines.filter(({ unit_price }) => unit_price === 0).length
  return (
    <SectionCard title="Before it goes out">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        <Check
          isDone={measured_on !== null}
          done={`Sizes measured on site, ${formatDate(measured_on)}`}
          todo="Sizes are not measured on site yet"
        />
        <Check isDone={unpriced === 0} done="Every line has a price" todo={`${unpriced} without a price`} />
        <Check
          isDone={beyond === ''}
          done="Every sash within its system's limits"
          todo={`Beyond the limits of the system: ${beyond}`}
        />
        <Check isDone={unsafe === ''} done="Safety glass where it is advised" todo={`No safety glass: ${unsafe}`} />
        <Check
          isDone={customer.address.trim() !== '' && customer.state.trim() !== ''}
          done="Address and place of supply"
          todo="Address or state of the customer is missing"
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={is_checked}
            onChange={({ target }) => change({ is_checked: target.checked })}
            slotProps={{ input: { ref: checkbox, 'aria-describedby': hintId } }}
          />
        }
        label="An engineer has checked this"
        sx={{ py: 0.5, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
      />
      <FormHelperText id={hintId} error>
        {asksForCheck && !is_checked && 'Tick this to issue it: an engineer has to check sizes, wind load and glass.'}
      </FormHelperText>
      <Box
        sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: '1fr 1fr', '& .MuiFormControl-root': { m: 0 } }}
      >
        <DayInput label="Measured on" value={measured_on} onChange={(day) => change({ measured_on: day || null })} />
        <DayInput
          label="Valid until"
          value={valid_until}
          onChange={(day) => day !== '' && change({ valid_until: day })}
        />
        <TextField
          label="Delivery"
          placeholder="In 28 days"
          value={delivery}
          onChange={({ target }) => change({ delivery: target.value })}
          slotProps={{ htmlInput: { maxLength: quotationLimits.label }, inputLabel: { shrink: true } }}
          sx={{ gridColumn: '1 / -1' }}
        />
      </Box>
    </SectionCard>
  )
}

function namesOf(found: { name: string }[]) {
  return [...new Set(found.map(({ name }) => name))].join(', ')
}

function Check({ isDone, done, todo }: { isDone: boolean; done: string; todo: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
      {isDone ? <DoneIcon color="success" /> : <OpenIcon color="warning" />}
      <Typography>{isDone ? done : todo}</Typography>
    </Box>
  )
}

function DayInput(props: { label: string; value: string | null; onChange: (day: string) => void }) {
  const { label, value, onChange } = props
  return (
    <TextField
      type="date"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

const customerFields: [name: keyof Quotation['customer'], label: string, max: number][] = [
  ['name', 'Name', quotationLimits.name],
  ['phone', 'Phone', quotationLimits.phone],
  ['email', 'E-mail', quotationLimits.email],
  ['state', 'State (place of supply)', quotationLimits.name],
  ['address', 'Address', quotationLimits.address],
]

export function CustomerCard({ document: { customer }, change }: DraftPart) {
  return (
    <SectionCard title="Customer">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, '& .MuiFormControl-root': { m: 0 } }}>
        {customerFields.map(([name, label, maxLength]) => (
          <TextField
            key={name}
            label={label}
            value={customer[name]}
            multiline={name === 'address'}
            onChange={({ target }) => change({ customer: { ...customer, [name]: target.value } })}
            slotProps={{ htmlInput: { maxLength }, inputLabel: { shrink: true } }}
            sx={name === 'address' ? { gridColumn: '1 / -1' } : {}}
          />
        ))}
      </Box>
    </SectionCard>
  )
}

/** The company's terms to choose from, and further ones in the quotation's own words. */
export function TermsCard({ document: { terms }, change, pricing }: DraftPart) {
  const isOffered = (term: string) => pricing.terms.includes(term)
  // As typed: an empty line at the end is the start of the next one.
  const [text, setText] = useState(() => terms.filter((term) => !isOffered(term)).join('\n'))
  function choose(term: string, isChosen: boolean) {
    const end = terms.findLastIndex(isOffered) + 1
    change({ terms: isChosen ? terms.toSpliced(end, 0, term) : terms.filter((other) => other !== term) })
  }
  function write(next: string) {
    setText(next)
    change({ terms: [...new Set([...terms.filter(isOffered), ...linesOf(next)])] })
  }
  return (
    <SectionCard title="Terms">
      <FormGroup sx={{ gap: 0.5, mb: 2 }}>
        {pricing.terms.map((term) => (
          <FormControlLabel
            key={term}
            control={
              <Checkbox checked={terms.includes(term)} onChange={({ target }) => choose(term, target.checked)} />
            }
            label={term}
          />
        ))}
      </FormGroup>
      <TextField
        label="Further terms"
        helperText={`One on each line. A quotation has up to ${quotationLimits.terms} terms; Settings, Quotations has those to choose from.`}
        value={text}
        multiline
        minRows={2}
        onChange={({ target }) => write(target.value)}
        sx={{ m: 0 }}
      />
    </SectionCard>
  )
}
