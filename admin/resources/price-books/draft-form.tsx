import { priceBookLimits } from '@house/contract/estimates/price-book-options'
import type { PriceBookRecord } from '@house/contract/staff/entities'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Close'
import SaveIcon from '@mui/icons-material/Save'
import { Box, Button, IconButton, InputAdornment, InputBase, Paper, TextField, Typography } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { useUnsavedWarning } from '../../components/forms/use-unsaved-warning.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { colors } from '../../theme/tokens.ts'
import { type PriceForm, type PriceText, slotsOf, toDocument, toForm, type ZoneText } from './price-form.ts'
import { AmountInput, amountStyles, PriceTable, PriceTables } from './price-tables.tsx'

/** The prices of a version as tables. */
export function DraftForm({ book, isEditable }: { book: PriceBookRecord; isEditable: boolean }) {
  const notify = useNotify()
  const slots = useMemo(() => slotsOf(book), [book])
  const [form, setForm] = useState(() => toForm(book))
  const [isChanged, setIsChanged] = useState(false)
  useUnsavedWarning(isChanged)
  const change = useCallback((values: Partial<PriceForm>) => {
    setIsChanged(true)
    setForm((before) => ({ ...before, ...values }))
  }, [])
  const changePrice = useCallback((subject: string, price: Partial<PriceText>) => {
    setIsChanged(true)
    setForm((before) => ({
      ...before,
      prices: { ...before.prices, [subject]: { low: '', high: '', least: '', ...before.prices[subject], ...price } },
    }))
  }, [])
  const save = useStaffMutation<PriceForm, unknown>(
    (api, values) => {
      const result = toDocument(values, slots)
      if ('error' in result) throw new Error(result.error)
      const { updated_at } = book
      return api.savePriceBook(book.id, { name: values.name, document: result.document, updated_at })
    },
    () => notify('Saved.', { type: 'success' }),
  )
  const tables = { slots, prices: form.prices, readOnly: !isEditable, onChange: changePrice }
  return (
    <Box
      component="form"
      aria-label="Prices"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(form)
      }}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <General form={form} onChange={change} isEditable={isEditable} />
      <SectionCard title="Rates per m²">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          By system and way of opening. Parts that are smaller than the least area are charged as that area. What has no
          rate has no price.
        </Typography>
        <PriceTable
          {...tables}
          caption="Rates per m²"
          slots={slots.filter(({ row }) => row.kind === 'rate')}
          hasLeast
        />
      </SectionCard>
      <SectionCard title="Hardware, glass and finish">
        <PriceTables
          {...tables}
          tables={[
            ['glass', 'Glass, surcharge per m²'],
            ['hardware', 'Hardware per sash'],
            ['finish', 'Finish, surcharge per m² and side'],
            ['filling', 'Filling, surcharge per m²'],
            ['mesh', 'Mesh per m²'],
            ['grille', 'Grille per m²'],
            ['installation', 'Fitting per m²'],
          ]}
        />
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          A surcharge of 0 says that it costs nothing more. Without a price there is no estimate for it.
        </Typography>
      </SectionCard>
      <Zones zones={form.zones} isEditable={isEditable} onChange={(zones) => change({ zones })} />
      {isEditable && (
        <Paper
          square
          variant="outlined"
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            p: 2,
            bgcolor: colors.stone,
            display: 'flex',
            gap: 2,
            flexWrap: 'wrap',
          }}
        >
          <Button type="submit" variant="contained" startIcon={<SaveIcon />} disabled={save.isPending}>
            Save draft
          </Button>
          <Typography
            color="textSecondary"
            sx={{ alignSelf: 'center', display: { xs: isChanged ? 'block' : 'none', sm: 'block' } }}
          >
            {isChanged ? 'Not saved yet.' : 'Visitors see none of it until it is in force.'}
          </Typography>
        </Paper>
      )}
    </Box>
  )
}

type PartProps = { form: PriceForm; onChange: (values: Partial<PriceForm>) => void; isEditable: boolean }

function General({ form, onChange, isEditable }: PartProps) {
  const field = (
    name: keyof PriceForm & ('name' | 'rounding' | 'gst' | 'hsn' | 'validity'),
    label: string,
    unit = '',
  ) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      size="small"
      slotProps={{
        htmlInput: { maxLength: priceBookLimits.name },
        input: {
          readOnly: !isEditable,
          endAdornment: unit ? <InputAdornment position="end">{unit}</InputAdornment> : null,
        },
      }}
    />
  )
  const lines = (name: 'inclusions' | 'exclusions', label: string) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      multiline
      minRows={4}
      helperText="One on each line"
      slotProps={{ input: { readOnly: !isEditable } }}
    />
  )
  return (
    <SectionCard title="Name and terms">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '2fr 1fr 1fr 1fr 1fr' } }}>
        {field('name', 'Name')}
        {field('rounding', 'Round totals to', '₹')}
        {field('gst', 'GST', '%')}
        {field('hsn', 'HSN code')}
        {field('validity', 'Valid for', 'days')}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {lines('inclusions', 'In the estimate')}
        {lines('exclusions', 'Not in it')}
      </Box>
    </SectionCard>
  )
}

type ZonesProps = { zones: ZoneText[]; onChange: (zones: ZoneText[]) => void; isEditable: boolean }

function Zones({ zones, onChange, isEditable }: ZonesProps) {
  const changeZone = (index: number, values: Partial<ZoneText>) =>
    onChange(zones.map((zone, at) => (at === index ? { ...zone, ...values } : zone)))
  return (
    <SectionCard title="Transport by zone">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Low and high in rupees, once for each plan.
      </Typography>
      {zones.map((zone, index) => (
        // By number: a name is being typed.
        <Box
          key={index}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
            ...amountStyles,
          }}
        >
          <InputBase
            value={zone.name}
            readOnly={!isEditable}
            placeholder="Zone"
            onChange={({ target }) => changeZone(index, { name: target.value })}
            inputProps={{ 'aria-label': `Zone ${index + 1}`, maxLength: priceBookLimits.zone }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          {(['low', 'high'] as const).map((name) => (
            <AmountInput
              key={name}
              label={`Zone ${index + 1}, ${name}`}
              value={zone[name]}
              readOnly={!isEditable}
              onChange={(text) => changeZone(index, { [name]: text })}
            />
          ))}
          {isEditable && (
            <IconButton
              aria-label={`Remove ${zone.name || `zone ${index + 1}`}`}
              onClick={() => onChange(zones.filter((_, at) => at !== index))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {isEditable && (
        <Button
          startIcon={<AddIcon />}
          sx={{ mt: 1 }}
          onClick={() => onChange([...zones, { name: '', low: '', high: '' }])}
        >
          Add a zone
        </Button>
      )}
    </SectionCard>
  )
}
