import type { Brand } from '@house/contract/brand/brand'
import { isHexColour, normaliseColour } from '@house/contract/brand/colour'
import { fontPairs } from '@house/contract/brand/font-pairs'
import { cornerStyles, emptyBrand, fontPairIds } from '@house/contract/brand/options'
import { demoPalette, paletteOf } from '@house/contract/brand/palette'
import type { SettingsRecord } from '@house/contract/staff/entities'
import { Alert, Box, Typography } from '@mui/material'
import {
  Edit,
  Form,
  RadioButtonGroupInput,
  SelectInput,
  useNotify,
  useRecordContext,
  useSaveContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LoadError } from '../../components/errors/load-error.tsx'
import { SaveDeleteToolbar } from '../../components/forms/simple-screens.tsx'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { BrandFileInput } from './brand-file-input.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColourInput } from './colour-input.tsx'

type FormValues = { look: 'demo' | 'own'; brand: Brand }

export function BrandScreen() {
  const notify = useNotify()
  const onSuccess = () => notify('Saved. Reload to see it in the back office.')
  return (
    <Edit
      error={<LoadError />}
      resource="settings"
      id={1}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      redirect={false}
      actions={false}
      component="div"
      title="Brand"
    >
      <BrandForm />
    </Edit>
  )
}

function BrandForm() {
  const record = useRecordContext<SettingsRecord>()
  const { save } = useSaveContext()
  if (!record) return null
  const submit = (entered: Partial<FormValues>) => save?.({ brand: brandIn({ ...values, ...entered }) })
  const values: FormValues = { look: record.brand ? 'own' : 'demo', brand: { ...emptyBrand, ...record.brand } }
  return (
    <Form record={values} onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { md: '360px minmax(0, 1fr)' } }}>
        <Box>
          <BrandInputs hasDemoLook={!record.brand} />
          <SaveDeleteToolbar isFixed />
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: 64, alignSelf: 'start', minWidth: 0 }}>
          <Preview />
        </Box>
      </Box>
    </Form>
  )
}

/** `null` is the demonstration's look. */
function brandIn({ look, brand }: FormValues): Brand | null {
  return look === 'own' ? brand : null
}

/** Another company's look is only offered to a site that has it. */
function BrandInputs({ hasDemoLook }: { hasDemoLook: boolean }) {
  const look: FormValues['look'] = useWatch({ name: 'look' })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasDemoLook && (
        <RadioButtonGroupInput
          source="look"
          label="Look"
          helperText={false}
          choices={[
            { id: 'demo', name: 'The demonstration’s: arch and orange' },
            { id: 'own', name: 'Your own' },
          ]}
        />
      )}
      {look === 'own' && (
        <>
          <SectionCard title="Logo and icon">
            <BrandFileInput
              source="brand.logo"
              kind="logo"
              label="Logo for light grounds"
              hint="Without it, the short name is set in the heading font."
            />
            <BrandFileInput
              source="brand.logo_on_dark"
              kind="logo"
              label="Logo for dark grounds"
              hint="For the footer and over pictures. Without it, the short name in white."
              isOnDark
            />
            <BrandFileInput
              source="brand.icon"
              kind="icon"
              label="Icon"
              hint="Square, for browser tabs and home screens. Without it, the initial."
            />
          </SectionCard>
          <SectionCard title="Colours">
            <ColourInput
              source="brand.accent"
              label="Accent"
              helperText="Buttons, links, icons"
              fallback={demoPalette.accent}
            />
            <ColourInput source="brand.dark" label="Dark" helperText="Text and dark bands" fallback={demoPalette.ink} />
            <ColourInput
              source="brand.ground"
              label="Ground"
              helperText="Behind every page: a light colour"
              fallback={demoPalette.ground}
            />
            <Adjustments />
          </SectionCard>
          <SectionCard title="Fonts and corners">
            <SelectInput
              source="brand.fonts"
              label="Fonts"
              choices={otherPairs.map((id) => ({ id, name: fontPairs[id].label }))}
              emptyText="Default: Instrument"
              helperText={false}
              slotProps={showDefault}
            />
            <SelectInput
              source="brand.corners"
              label="Corners"
              choices={cornerStyles.map((id) => ({ id, name: cornerNames[id] }))}
              emptyText="Default: almost square"
              helperText={false}
              slotProps={showDefault}
            />
          </SectionCard>
        </>
      )}
    </Box>
  )
}

const otherPairs = fontPairIds.filter((id) => id !== 'instrument')

/** The default one is named while nothing is chosen. */
const showDefault = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

const cornerNames = { square: 'Square', soft: 'Soft', round: 'Round' }

/** What is changed so that everyone can read the site. */
function Adjustments() {
  const brand = useDraft()
  const { changes } = paletteOf(brand)
  if (changes.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        These colours can be read by everyone (WCAG AA); nothing was adjusted.
      </Typography>
    )
  return (
    <Alert severity="info" aria-label="Adjusted colours">
      So that everyone can read the site (WCAG AA):
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
    </Alert>
  )
}

function Preview() {
  const look: FormValues['look'] = useWatch({ name: 'look' })
  return <BrandPreview brand={brandIn({ look, brand: useDraft() })} />
}

/** The form's brand, without colours that are being typed. */
function useDraft(): Brand {
  const brand: Brand = useWatch({ name: 'brand' })
  const complete = (text: string | null) =>
    isHexColour(normaliseColour(text ?? '')) ? normaliseColour(text ?? '') : ''
  return {
    ...brand,
    accent: complete(brand.accent),
    dark: complete(brand.dark),
    ground: complete(brand.ground),
  }
}
