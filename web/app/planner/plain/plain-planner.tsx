import '../planner.css'
import type { Design } from '@house/contract/plans/design'
import { designLimits, meshes } from '@house/contract/plans/design-options'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { urls } from '@house/contract/urls'
import { describeDesign } from '@house/fenestration/description/describe'
import { meshLabels } from '@house/fenestration/description/labels'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { type ShownEstimate, showAmount } from '@house/fenestration/estimate/format-estimate'
import { computeFigures } from '@house/fenestration/figures/figures'
import { layoutsFor } from '@house/fenestration/plan/layouts'
import { presetsFor } from '@house/fenestration/plan/presets'
import { findProblems } from '@house/fenestration/rules/find-problems'
import { Logo } from '../../components/logo.tsx'
import { EnquiryForm } from '../../enquiry/form/enquiry-form.tsx'
import { useRoot } from '../../site-data/site-data.ts'
import { Button } from '../../ui/button.tsx'
import { EstimateSection } from '../estimate/estimate-section.tsx'
import { pricesOf } from '../estimate/prices.ts'
import { FigureSources } from '../figures/figure-sources.tsx'
import { formatKg, formatPercent, formatU } from '../figures/format.ts'
import { nextRoom } from '../room-names.ts'
import { fieldName, type PlainPlan } from './plain-plan.ts'

const fieldClass = 'mt-1 block min-h-11 w-full rounded-frame border border-field bg-raised px-3'

/** The planner as plain forms. The server draws each opening and works out its figures. */
export function PlainPlanner(props: PlainPlan & { plannerParts: PlannerParts }) {
  const { plannerParts, plan, code, isSaved, notices, error, enquiry, estimate = null } = props
  const prices = pricesOf(estimate)
  return (
    <div className="wrap grid gap-10 py-8">
      <Logo />
      <h1>Your plan</h1>
      {error && (
        <p role="alert" className="border border-error bg-raised px-4 py-3 text-error">
          {error}
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice} role="status" className="border border-hairline bg-stone px-4 py-3">
          {notice}
        </p>
      ))}
      {isSaved && <SavedLinks {...props} />}
      {/* As multipart: percent-encoding would triple the plan's quotation marks. */}
      <form method="post" action={urls.planner} encType="multipart/form-data" className="grid gap-10">
        <Carried {...props} />
        {plan.items.map((design, index) => (
          <section
            key={design.name}
            aria-label={design.name}
            className="grid gap-6 border-t border-hairline pt-6 lg:grid-cols-2"
          >
            <OpeningSummary
              design={design}
              index={index}
              plannerParts={plannerParts}
              price={prices.estimate?.items[index]?.each}
            />
            <OpeningFields design={design} index={index} plannerParts={plannerParts} />
            <div className="flex flex-wrap gap-3 lg:col-span-2">
              <Button type="submit" name="intent" value="change">
                Change {design.name}
              </Button>
              <Button type="submit" variant="quiet" name="intent" value={`duplicate ${index}`}>
                Duplicate
              </Button>
              <Button type="submit" variant="quiet" name="intent" value={`remove ${index}`}>
                Remove
              </Button>
            </div>
          </section>
        ))}
        <div className="grid gap-4 border-t border-hairline pt-6">
          <h2>Add another</h2>
          <label className="max-w-sm">
            Room
            <input name="room" defaultValue={nextRoom(plan)} maxLength={designLimits.name} className={fieldClass} />
          </label>
          <div className="flex flex-wrap gap-3">
            {presetsFor(plannerParts).map(({ key, name }) => (
              <Button key={key} type="submit" variant="quiet" name="preset" value={key}>
                {name}
              </Button>
            ))}
          </div>
        </div>
        <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
          {!isSaved && plan.items.length > 0 && (
            <p>Until you save it, the plan is only on this page: the browser's Back button would lose it.</p>
          )}
          {!isSaved && <p>{code ? `Changed since it was saved as ${code}. ` : ''}Save the plan to send it to us.</p>}
          <Button type="submit" name="intent" value="save">
            Save this plan
          </Button>
        </div>
      </form>
      <FigureSources designs={plan.items} plannerParts={plannerParts} />
      <EstimateSection prices={prices} />
      {isSaved && (
        <section aria-label="Send this plan" className="max-w-xl border-t border-hairline pt-6">
          <h2 className="mb-4">Send this plan</h2>
          <EnquiryForm idPrefix="plan" planCode={code} actionData={enquiry} onSent={() => {}} />
          {/* So that a mistake in the form does not lose the plan. */}
          <Carried {...props} form="plan-form" />
        </section>
      )}
    </div>
  )
}

function Carried({ plan, code, editKey, version, form }: PlainPlan & { form?: string }) {
  return (
    <>
      <input type="hidden" form={form} name="plan" value={JSON.stringify(plan)} />
      <input type="hidden" form={form} name="code" value={code} />
      <input type="hidden" form={form} name="edit_key" value={editKey} />
      <input type="hidden" form={form} name="version" value={version ?? ''} />
    </>
  )
}

function SavedLinks({ code, editKey }: PlainPlan) {
  const { origin } = useRoot()
  const links = [
    ['To look at', urls.plan(code)],
    ['To change it, in a browser with JavaScript', urls.planEdit(code, editKey)],
  ] as const
  return (
    <div role="status" className="grid gap-3 border border-hairline bg-stone px-4 py-3">
      <p>
        Saved as <b className="font-semibold">{code}</b>. Keep these links:
      </p>
      {links.map(([title, url]) => (
        <p key={url}>
          {title}:{' '}
          <a href={url} className="break-all underline">
            {origin}
            {url}
          </a>
        </p>
      ))}
    </div>
  )
}

type Price = ShownEstimate['items'][number]['each']
type OpeningProps = { design: Design; index: number; plannerParts: PlannerParts }

function OpeningSummary({ design, index, plannerParts, price }: OpeningProps & { price: Price | undefined }) {
  const { uw, shgc, sound, weight } = computeFigures(design, plannerParts)
  const problems = findProblems(design, plannerParts)
  const scale = Math.min(420 / design.width, 300 / design.height)
  const { svg } = drawDesign(design, plannerParts, { scale, dimensions: true, idPrefix: `plain-${index}-` })
  return (
    <div>
      <h2>
        {design.name}, {design.room}
      </h2>
      <div
        role="img"
        aria-label={describeDesign(design, plannerParts)}
        className="mt-3 [&>svg]:h-auto [&>svg]:max-w-full"
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <p className="mt-3 text-ink-soft">{describeDesign(design, plannerParts)}</p>
      <p className="mt-2">
        U {formatU(uw.value)} W/m²K, sun let in {formatPercent(shgc.value)}, glass {sound.value ?? 'not known'} dB,
        weight {formatKg(weight.value)} kg
      </p>
      {price !== undefined && (
        <p className="mt-2">
          Estimate, each: <b className="font-semibold">{showAmount(price)}</b> + GST
        </p>
      )}
      {problems.map(({ message }) => (
        <p key={message} className="mt-2 text-error">
          {message}
        </p>
      ))}
    </div>
  )
}

function OpeningFields({ design, index, plannerParts }: OpeningProps) {
  const name = (field: string) => fieldName(field, index)
  const system = plannerParts.systems.find(({ key }) => key === design.system)
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <Text name={name('room')} label="Room" value={design.room} />
      <Text name={name('quantity')} label="How many" value={String(design.quantity)} />
      <Text name={name('width')} label="Width, in mm or as 4'6&quot;" value={String(design.width)} />
      <Text name={name('height')} label="Height" value={String(design.height)} />
      <Choice
        name={name('system')}
        label="System"
        value={design.system}
        options={plannerParts.systems.map(({ key, name }) => [key, name])}
      />
      <Choice
        name={name('layout')}
        label="Layout"
        value=""
        options={[
          ['', 'As drawn'],
          ...(system ? layoutsFor(system) : []).map(({ key, name }): [string, string] => [key, name]),
        ]}
      />
      <Choice
        name={name('glass')}
        label="Glass"
        value={design.glass}
        options={plannerParts.glazings.map(({ key, name }) => [key, name])}
      />
      <Choice
        name={name('mesh')}
        label="Mesh"
        value={design.mesh ?? ''}
        options={[['', 'None'], ...meshes.map((mesh): [string, string] => [mesh, meshLabels[mesh]])]}
      />
      <Choice
        name={name('colour_inside')}
        label="Colour inside"
        value={design.colour.inside}
        options={plannerParts.colours.map(({ key, name }) => [key, name])}
      />
      <Choice
        name={name('colour_outside')}
        label="Colour outside"
        value={design.colour.outside}
        options={plannerParts.colours.map(({ key, name }) => [key, name])}
      />
    </div>
  )
}

function Text({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      {label}
      <input name={name} defaultValue={value} maxLength={designLimits.name} className={fieldClass} />
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
