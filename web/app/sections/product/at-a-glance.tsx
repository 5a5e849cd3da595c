import type { AttributeRow } from '@house/contract/products/attributes'
import { sourcesOf } from '@house/contract/products/sources'
import { urls } from '@house/contract/urls'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SourceList, SourceMark } from '../sources.tsx'

const file = 'inline-flex items-center gap-2.5 py-2 font-medium underline-offset-4 hover:underline'

export type AtAGlanceProps = { id: string; slug: string; rows: AttributeRow[]; hasDrawing: boolean }

/** What is known about the product, and what can be taken along. */
export function AtAGlance({ id, slug, rows, hasDrawing }: AtAGlanceProps) {
  const known = rows.filter(({ value }) => value)
  const sources = sourcesOf(known)
  return (
    <section id={id} className="wrap grid scroll-mt-32 gap-8 pt-section lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div>
        <h2>{known.length > 0 ? 'At a glance' : 'Take it with you'}</h2>
        <ul className="mt-6 flex flex-wrap gap-x-6 text-body lg:flex-col">
          <li>
            <a href={urls.dataSheet(slug)} className={file}>
              <Icon name="download" className="size-5 text-accent-ink" /> Data sheet (PDF)
            </a>
          </li>
          {hasDrawing && (
            <li>
              <a href={urls.productDxf(slug)} download className={file}>
                <Icon name="download" className="size-5 text-accent-ink" /> Drawing (DXF)
              </a>
            </li>
          )}
          <li>
            <Link to={urls.compare([slug])} className={file}>
              <Icon name="slim" className="size-5 text-accent-ink" /> Compare with others
            </Link>
          </li>
        </ul>
      </div>
      {known.length > 0 && (
        <div className="border-t border-ink">
          <table className="w-full border-collapse text-[0.95em]">
            <tbody>
              {known.map(({ name, label, value, source }) => (
                <tr key={name} className="border-b border-hairline align-top">
                  <th scope="row" className="w-2/5 py-3 pr-6 text-left font-normal text-ink-soft">
                    {label}
                  </th>
                  <td className="py-3">
                    {value}
                    <SourceMark number={sources.indexOf(source) + 1} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <SourceList sources={sources} />
        </div>
      )}
    </section>
  )
}
