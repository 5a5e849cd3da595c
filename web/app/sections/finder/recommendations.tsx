import type { ReplyOf } from '@house/contract/endpoints'
import type { Recommendation } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { type Answers, toFilter } from '@house/contract/products/answers'
import { writeProductQuery } from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useCompany } from '../../site-data/site-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Html, textOf } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { TextSkeleton } from '../../ui/text-skeleton.tsx'

const columns = 'grid gap-x-8 gap-y-14 md:grid-cols-3'
const pictureBox = 'block aspect-[4/3]'

type RecommendationsProps = ReplyOf<'recommendations'> & {
  answers: Answers
  /** Whether an answer could not be read. */
  isIncomplete?: boolean
}

/** What comes nearest to the answers, with reasons, and what to do next. */
export function Recommendations({ data, total, answers, isIncomplete = false }: RecommendationsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoadOrBack = useNavigationType() === 'POP'
  // The form that asked for them comes after them: without this, Tab would lead away.
  useEffect(() => {
    if (!isLoadOrBack) heading.current?.focus({ preventScroll: true })
  }, [isLoadOrBack])
  return (
    <section aria-label="Recommendations" className="wrap pt-12 pb-14 lg:pt-16">
      <div role="status" className="mb-10">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {headingOf(data.length, total)}
        </h2>
        <p className="lead mt-4">
          {introductionOf(data.length, total, isIncomplete ? 'the other answers' : 'your answers')}
        </p>
      </div>
      <ul className={columns}>
        {data.map((product) => (
          <li key={product.slug}>
            <RecommendedProduct {...product} answers={answers} />
          </li>
        ))}
      </ul>
      <p className="mt-12 flex flex-wrap gap-3">
        {data.length > 1 && (
          <ButtonLink to={urls.compare(data.map(({ slug }) => slug))} variant="outlined">
            Compare {data.length === 2 ? 'both' : 'all three'}
          </ButtonLink>
        )}
        {total > data.length ? (
          <ButtonLink to={urls.products(writeProductQuery({ keyword: '', filter: toFilter(answers) }))} variant="quiet">
            See all {total} products
          </ButtonLink>
        ) : (
          <ButtonLink to={urls.products()} variant="quiet">
            Filter the whole range
          </ButtonLink>
        )}
      </p>
    </section>
  )
}

function headingOf(shown: number, total: number) {
  if (total === 0) return shown === 0 ? 'Nothing found' : 'The nearest we make'
  return shown === 1 ? 'This one fits' : 'These fit'
}

/** Products that match all answers come first. */
function introductionOf(shown: number, total: number, answers: string) {
  if (shown === 0) return `Nothing matches any of ${answers}. Change one of them below.`
  if (total === 0) return `No product matches all of ${answers}. These come nearest.`
  if (total >= shown) return `${shown === 1 ? 'It matches' : 'They match'} all of ${answers}.`
  return `The first ${total === 1 ? 'one matches' : 'two match'} all of ${answers}, the others come nearest.`
}

type RecommendedProductProps = Recommendation & { answers: Answers }

function RecommendedProduct({ answers, ...product }: RecommendedProductProps) {
  const { slug, title, image, summary, reasons, drawbacks, plan } = product
  const company = useCompany()
  return (
    <article>
      <Link to={urls.product(slug)} className="group block">
        <span className={`${pictureBox} overflow-hidden rounded-tile bg-stone`}>
          <Picture
            src={image}
            alt=""
            isMain
            sizes="(min-width: 768px) 33vw, 100vw"
            className="transition-transform duration-500 group-hover:scale-[1.03]"
          />
        </span>
        <Html as="h3" html={title} className="mt-4 border-t border-hairline pt-3" />
      </Link>
      {summary && <p className="mt-1 text-small text-ink-soft">{summary}</p>}
      <ul className="mt-5 grid gap-2.5 text-body leading-snug">
        {reasons.map((text) => (
          <li key={text} className="flex gap-3">
            <Icon name="check" className="size-5 flex-none text-accent" />
            {text}
          </li>
        ))}
        {drawbacks.map((text) => (
          <li key={text} className="flex gap-3 text-ink-soft">
            <Icon name="alert" className="size-5 flex-none" />
            {text}
          </li>
        ))}
      </ul>
      {plan && hasPage(company, urls.planner) && (
        <p className="mt-6">
          <ButtonLink to={urls.planProduct(slug, answers)} aria-label={`Start a plan with ${textOf(title)}`}>
            Start a plan
          </ButtonLink>
        </p>
      )}
    </article>
  )
}

export function RecommendationsSkeleton() {
  return (
    <div className="wrap pt-12 pb-14 lg:pt-16">
      <Loading label="Loading recommendations" />
      <TextSkeleton lines={1} className="w-72 font-display text-h2 leading-none" />
      <TextSkeleton lines={1} className="lead mt-4 mb-10" />
      <div className={columns}>
        <Skeletons count={3}>
          {(index) => (
            <div key={index}>
              <Skeleton className={pictureBox} />
              <Skeleton className="mt-4 h-8 w-3/4" />
              <Skeleton className="mt-5 h-24" />
            </div>
          )}
        </Skeletons>
      </div>
    </div>
  )
}
