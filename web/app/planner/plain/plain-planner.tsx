import '../planner.css'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { meshes } from '@house/contract/plans/design-options'
import { urls } from '@house/contract/urls'
import { describeDesign } from '@house/fenestration/description/describe'
import { meshLabels } from '@house/fenestration/description/labels'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { computeFigures } from '@house/fenestration/figures/figures'
import { layoutsFor } from '@house/fenestration/plan/layouts'
import { presets } from '@house/fenestration/plan/presets'
import { checkDesign } from '@house/fenestration/rules/check-design'
import { Logo } from '../../components/logo.tsx'
import { EnquiryForm } from '../../enquiry/form/enquiry-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { formatKg, formatPercent, formatU } from '../figures/format.ts'
import type { PlainPlan } from './change-plain-plan.ts'

const fieldClass = 'mt-1 block min-h-11 w-full rounded-frame border border-[#8b857b] bg-raised px-3'

/** The planner as plain forms. The server draws each opening and works out its figures. */
export function PlainPlanner(props: PlainPlan & { catalogue: PlannerCatalogue }) {
  const { catalogue, plan, code, editKey, message, error, enquiry } = props
  const carried = (
    <>
      <input type="hidden" name="plan" value={JSON.stringify(plan)} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="edit_key" value={editKey} />
    </>
  )
  return (
    <div className="wrap grid gap-10 py-8">
      <Logo />
      <h1>Your plan</h1>
      {error && (
        <p role="alert" className="border border-error bg-raised px-4 py-3 text-error">
          {error}
        </p>
      )}
      {message && (
        <p role="status" className="border border-hairline bg-stone px-4 py-3">
          {message}.{' '}
          <Link to={urls.plan(code)} className="underline">
            Look at it
          </Link>
        </p>
      )}
      {plan.items.map((design, index) => (
        <form
          key={design.name}
          method="post"
          action={urls.planner}
          className="grid gap-6 border-t border-hairline pt-6 lg:grid-cols-2"
        >
          {carried}
          <OpeningSummary design={design} catalogue={catalogue} />
          <OpeningFields design={design} catalogue={catalogue} />
          <div className="flex flex-wrap gap-3 lg:col-span-2">
            <Button type="submit" name="intent" value={`change ${index}`}>
              Change {design.name}
            </Button>
            <Button type="submit" variant="quiet" name="intent" value={`duplicate ${index}`}>
              Duplicate
            </Button>
            <Button type="submit" variant="quiet" name="intent" value={`remove ${index}`}>
              Remove
            </Button>
          </div>
        </form>
      ))}
      <form method="post" action={urls.planner} className="grid gap-4 border-t border-hairline pt-6">
        {carried}
        <h2>Add another</h2>
        <label className="max-w-sm">
          Room
          <input name="room" defaultValue="Bedroom" maxLength={40} className={fieldClass} />
        </label>
        <div className="flex flex-wrap gap-3">
          {presets.map(({ key, name }) => (
            <Button key={key} type="submit" variant="quiet" name="preset" value={key}>
              {name}
            </Button>
          ))}
        </div>
      </form>
      <form method="post" action={urls.planner} className="flex flex-wrap gap-3 border-t border-hairline pt-6">
        {carried}
        <Button type="submit" name="intent" value="save">
          Save this plan
        </Button>
      </form>
      {code && (
        <section aria-label="Send this plan" className="max-w-xl border-t border-hairline pt-6">
          <h2 className="mb-4">Send this plan</h2>
          <EnquiryForm idPrefix="plan" planCode={code} actionData={enquiry} onSent={() => {}} />
        </section>
      )}
    </div>
  )
}

function OpeningSummary({ design, catalogue }: { design: Design; catalogue: PlannerCatalogue }) {
  const { uw, shgc, sound, weight } = computeFigures(design, catalogue)
  const problems = checkDesign(design, catalogue)
  const scale = Math.min(420 / design.width, 300 / design.height)
  const { svg } = drawDesign(design, catalogue, { scale, dimensions: true, idPrefix: `plain-${design.name}-` })
  return (
    <div>
      <h2>
        {design.name}, {design.room}
      </h2>
      <div role="img" aria-label={describeDesign(design, catalogue)} dangerouslySetInnerHTML={{ __html: svg }} />
      <p className="mt-3 text-ink-soft">{describeDesign(design, catalogue)}</p>
      <p className="mt-2">
        U {formatU(uw.value)} W/m²K, sun let in {formatPercent(shgc.value)}, glass {sound.value ?? 'not known'} dB,
        weight {formatKg(weight.value)} kg
      </p>
      {problems.map(({ message }) => (
        <p key={message} className="mt-2 text-error">
          {message}
        </p>
      ))}
    </div>
  )
}

function OpeningFields({ design, catalogue }: { design: Design; catalogue: PlannerCatalogue }) {
  const system = catalogue.systems.find(({ key }) => key === design.system)
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <Text name="room" label="Room" value={design.room} />
      <Text name="quantity" label="How many" value={String(design.quantity)} />
      <Text name="width" label="Width, in mm or as 4'6&quot;" value={String(design.width)} />
      <Text name="height" label="Height" value={String(design.height)} />
      <Choice
        name="system"
        label="System"
        value={design.system}
        options={catalogue.systems.map(({ key, name }) => [key, name])}
      />
      <Choice
        name="layout"
        label="Layout"
        value=""
        options={[
          ['', 'As drawn'],
          ...(system ? layoutsFor(system) : []).map(({ key, name }): [string, string] => [key, name]),
        ]}
      />
      <Choice
        name="glass"
        label="Glass"
        value={design.glass}
        options={catalogue.glazings.map(({ key, name }) => [key, name])}
      />
      <Choice
        name="mesh"
        label="Mesh"
        value={design.mesh ?? ''}
        options={[['', 'None'], ...meshes.map((mesh): [string, string] => [mesh, meshLabels[mesh]])]}
      />
      <Choice
        name="colour_inside"
        label="Colour inside"
        value={design.colour.inside}
        options={catalogue.colours.map(({ key, name }) => [key, name])}
      />
      <Choice
        name="colour_outside"
        label="Colour outside"
        value={design.colour.outside}
        options={catalogue.colours.map(({ key, name }) => [key, name])}
      />
    </div>
  )
}

function Text({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      {label}
      <input name={name} defaultValue={value} maxLength={40} className={fieldClass} />
    </label>
  )
}

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: [string, string][]
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value} className={fieldClass}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
