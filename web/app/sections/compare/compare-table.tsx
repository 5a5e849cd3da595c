import { notKnown } from '@house/contract/products/attribute-options'
import { urls } from '@house/contract/urls'
import { compareUrl } from '../../compare/compare-url.ts'
import type { Comparison } from '../../compare/read-comparison.ts'
import { Html, textOf } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SourceList, SourceMark } from '../sources.tsx'

const side = 'px-2 lg:px-6'
const cell = `${side} pb-4`

type CompareTableProps = Pick<Comparison, 'products' | 'rows' | 'sources' | 'scale' | 'onlyDifferences'>

/** A column for each product. The label of a row is above its values, so that three products fit a phone. */
export function CompareTable({ products, rows, sources, scale, onlyDifferences }: CompareTableProps) {
  const slugs = products.map(({ slug }) => slug)
  const isComparing = products.length > 1
  const shown = onlyDifferences && isComparing ? rows.filter((row) => row.isDifferent) : rows
  const hasDifferences = rows.some(({ isDifferent }) => isDifferent)
  return (
    <>
      <table className={`w-full table-fixed border-collapse text-small lg:text-base ${isComparing ? '' : 'max-w-md'}`}>
        <caption className="sr-only">Products side by side</caption>
        <thead>
          <tr className="print:hidden">
            {products.map(({ slug, image }) => (
              <td key={slug} className={side}>
                {/* The title below is the same link. */}
                <Link to={urls.product(slug)} tabIndex={-1} aria-hidden className="block">
                  <span className="block aspect-[4/3] overflow-hidden bg-stone">
                    <Picture src={image} alt="" sizes="33vw" />
                  </span>
                </Link>
              </td>
            ))}
          </tr>
          <tr>
            {products.map(({ slug, title }) => (
              <th
                key={slug}
                scope="col"
                className={`${side} sticky top-18 z-10 bg-ground py-3 text-left align-top font-normal low:static print:static`}
              >
                <Link to={urls.product(slug)} className="block underline-offset-4 hover:underline">
                  <Html as="span" html={title} className="block font-display text-title leading-tight" />
                </Link>
              </th>
            ))}
          </tr>
          <tr className="print:hidden">
            {products.map(({ slug, title }) => (
              <td key={slug} className={cell}>
                <span className="flex flex-wrap gap-x-5 text-label">
                  <a href={urls.dataSheet(slug)} className="py-1 underline underline-offset-4">
                    Data sheet
                  </a>
                  <Link
                    to={compareUrl(
                      slugs.filter((each) => each !== slug),
                      { onlyDifferences },
                    )}
                    aria-label={`Remove ${textOf(title)}`}
                    className="py-1 text-ink-soft underline underline-offset-4"
                  >
                    Remove
                  </Link>
                </span>
              </td>
            ))}
          </tr>
        </thead>
        {scale !== null && (
          <tbody className="border-t border-hairline">
            <RowLabel
              span={products.length}
              label={`Drawing from inside, all at one scale: 1:${scale} when printed at full size`}
            />
            <tr>
              {products.map(({ slug, title, drawing }) => (
                <td key={slug} className={`${cell} align-top`}>
                  {drawing ? (
                    <>
                      <span
                        role="img"
                        aria-label={`Drawing of ${textOf(title)}, ${drawing.size}`}
                        className="block max-md:[zoom:0.45]"
                        dangerouslySetInnerHTML={{ __html: drawing.svg }}
                      />
                      <span className="mt-2 block text-ink-soft">{drawing.size}</span>
                    </>
                  ) : (
                    <span className="text-ink-soft">No drawing</span>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        )}
        {shown.map(({ name, label, cells, isDifferent }) => (
          <tbody
            key={name}
            className={`break-inside-avoid border-t border-hairline ${isDifferent && isComparing ? 'bg-stone' : ''}`}
          >
            <RowLabel span={products.length} label={label} isDifferent={isDifferent && isComparing} />
            <tr>
              {cells.map(({ value, source }, index) => (
                <td key={slugs[index]} className={`${cell} align-top ${value ? '' : 'text-ink-soft'}`}>
                  {value || notKnown}
                  <SourceMark number={source} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {onlyDifferences && isComparing && !hasDifferences && (
        <p className="mt-6">These products do not differ in what is known.</p>
      )}
      <SourceList sources={sources} />
    </>
  )
}

function RowLabel({ span, label, isDifferent = false }: { span: number; label: string; isDifferent?: boolean }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={span}
        className={`${side} pt-3 pb-1 text-left text-label font-normal text-ink-soft`}
      >
        {label}
        {isDifferent && (
          <>
            {' '}
            {/* The text first: its baseline is that of the label. */}
            <span className="ml-4 inline-flex items-center gap-1 font-semibold text-accent-ink">
              differs
              <Icon name="slim" className="size-4" />
            </span>
          </>
        )}
      </th>
    </tr>
  )
}
