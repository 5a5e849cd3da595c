import type { CustomerQuotation } from '@house/contract/quotations/customer'
import { isClosed } from '@house/contract/quotations/quotation-options'
import { urls } from '@house/contract/urls'
import { sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { grilleLabels, handleLabels, meshLabels, sillLabels } from '@house/fenestration/description/labels'
import { hasHandle } from '@house/fenestration/design/opening'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { formatPaise, formatRupees, rupeesInWords } from '@house/fenestration/estimate/money'
import { useSearchParams } from 'react-router'
import { Thumbnail } from '../planner/drawing.tsx'
import { buttonClass } from '../ui/button.tsx'
import { formatLongDate } from '../ui/date-format.ts'
import { Icon } from '../ui/icon.tsx'
import { type AnswerFailure, AnswerForms } from './answer-forms.tsx'
import { QuestionForm } from './question-form.tsx'

type QuotationScreenProps = {
  quotation: CustomerQuotation
  token: string
  /** What was wrong with what was just sent. */
  failure: AnswerFailure | undefined
}

/** What has become of it, at the top of the page; empty while it waits for an answer. */
function statusOf({ status, is_expired, answered_at }: CustomerQuotation) {
  if (status === 'issued') return is_expired ? 'Expired' : ''
  const name = status.charAt(0).toUpperCase() + status.slice(1)
  return answered_at ? `${name} on ${formatLongDate(answered_at)}` : name
}

/** A quotation as its customer sees it: what it is for, what it costs, and the answer. */
export function QuotationScreen({ quotation, token, failure }: QuotationScreenProps) {
  const [query] = useSearchParams()
  const { number, customer_name, issued_at, valid_until, delivery, measured_on, contact, terms } = quotation
  const facts = [
    ['Status', statusOf(quotation)],
    ['For', customer_name],
    ['Date', formatLongDate(issued_at)],
    ['Valid until', formatLongDate(valid_until)],
    ['Measured on site', measured_on ? formatLongDate(measured_on) : ''],
    ['Delivery', delivery],
    ['Your contact', contact],
  ].filter(([, value]) => value)
  return (
    <div className="wrap section grid gap-12 pt-28 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-16">
      <div className="grid gap-10">
        <header className="grid gap-6">
          <h1>Quotation</h1>
          <p className="lead">
            {number}
            <span className="block font-semibold text-ink lg:hidden">{formatRupees(quotation.total)} with GST</span>
          </p>
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-t border-hairline py-2.5">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            {quotation.status === 'issued' && !quotation.is_expired && (
              <a className={`${buttonClass('filled')} lg:hidden`} href="#answer">
                Total and answer
              </a>
            )}
            {!isClosed(quotation.status) && (
              <a className={buttonClass('quiet')} href={urls.quotationPdf(token)}>
                <Icon name="download" className="size-4" /> Download as PDF
              </a>
            )}
          </div>
        </header>
        <Lines quotation={quotation} />
        {terms.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-h3">Terms</h2>
            <ol className="grid list-decimal gap-2 pl-5 text-ink-soft marker:text-accent-ink">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ol>
          </section>
        )}
        <QuestionForm isSent={query.get('sent') === 'question'} failure={failure} />
      </div>
      <aside
        id="answer"
        className="scroll-mt-28 grid gap-8 rounded-tile border border-hairline bg-raised p-6 lg:sticky lg:top-28"
      >
        <Totals quotation={quotation} />
        <AnswerForms quotation={quotation} failure={failure} />
      </aside>
    </div>
  )
}

function Lines({ quotation: { lines, catalogue: plannerParts } }: { quotation: CustomerQuotation }) {
  return (
    <ul className="border-t border-ink">
      {lines.map((line, index) => (
        <li
          key={index}
          className="grid grid-cols-[4.5rem_1fr] gap-x-5 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr_auto]"
        >
          <div className="[&_svg]:h-auto [&_svg]:max-w-full">
            {line.kind === 'opening' && <Thumbnail design={line.design} plannerParts={plannerParts} {...thumbnail} />}
          </div>
          {line.kind === 'opening' ? (
            <OpeningText design={line.design} plannerParts={plannerParts} />
          ) : (
            <p className="font-semibold">{line.label}</p>
          )}
          <p className="col-start-2 mt-2 sm:col-start-3 sm:mt-0 sm:text-right">
            <span className="block text-lead leading-tight font-semibold tabular-nums">
              ₹ {formatPaise(line.amount)}
            </span>
            {line.quantity > 1 && (
              <span className="text-small text-ink-soft tabular-nums">
                {line.quantity} × ₹ {formatPaise(line.unit_price)}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

const thumbnail = { width: 110, height: 96 }

type OpeningTextProps = {
  plannerParts: CustomerQuotation['catalogue']
  design: Extract<CustomerQuotation['lines'][number], { kind: 'opening' }>['design']
}

function OpeningText({ design, plannerParts }: OpeningTextProps) {
  const { system, glazing, colours } = partsOf(design, plannerParts)
  const { inside, outside } = colours
  const colour = inside.key === outside.key ? inside.name : `${inside.name} inside, ${outside.name} outside`
  return (
    <div>
      <h2 className="mb-1 font-sans text-lead leading-tight font-semibold tracking-normal">
        {[design.name, kindOf(design, system)].filter(Boolean).join(' ')}
      </h2>
      <p className="text-body text-ink-soft">{[design.room, sizeOf(design)].filter(Boolean).join(', ')}</p>
      <p className="text-body text-ink-soft">{[system.name, glazing.name, colour, ...fittings(design)].join(' · ')}</p>
    </div>
  )
}

/** As on the paper, which the customer accepts. */
function fittings(design: OpeningTextProps['design']) {
  const { handle, mesh, grille, sill } = design
  return [
    hasHandle(design) && handleLabels[handle],
    mesh && meshLabels[mesh],
    grille && grilleLabels[grille],
    sill && sillLabels[sill],
  ].filter(Boolean)
}

function Totals({ quotation }: { quotation: CustomerQuotation }) {
  const { subtotal, discount, discount_rate, gst, gst_rate, total, hsn, gstin } = quotation
  const rows = [
    ['Subtotal', `₹ ${formatPaise(subtotal)}`],
    ...(discount > 0 ? [[`Discount ${discount_rate / 100} %`, `−₹ ${formatPaise(discount)}`]] : []),
    [`GST ${gst_rate / 100} %`, `₹ ${formatPaise(gst)}`],
  ]
  return (
    <div>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-4">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-h2 leading-none">{formatRupees(total)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-ink-soft">
        {rupeesInWords(total)}. HSN {hsn}.{gstin && ` Our GSTIN: ${gstin}.`}
      </p>
    </div>
  )
}
