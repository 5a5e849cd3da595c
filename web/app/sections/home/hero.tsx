import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { cmsBlock } from '../../site-data/cms-blocks.ts'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { useCompany, useIsCompanyLoaded } from '../../site-data/site-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryPanes } from './category-panes.tsx'
import { HeroFilm, HeroPoster } from './hero-film.tsx'

const shade =
  'before:absolute before:inset-0 before:-z-10 before:bg-[linear-gradient(to_bottom,transparent,--alpha(var(--color-scrim)/65%)_9rem,--alpha(var(--color-scrim)/85%))] lg:before:hidden'

const secondary = { variant: 'outlined', className: 'bg-scrim/40' } as const

/** The film, or only its poster, fills the first screen behind one sentence and up to two actions; the categories overlap its lower edge. */
export function Hero({ page }: { page: Deferrable<Read<'banner'>> }) {
  const { video, video_webm, video_poster, hero_buttons } = useCompany()
  const isLoaded = useIsCompanyLoaded()
  const hasFilm = Boolean(video || video_webm)
  return (
    <section className="[--overlap:clamp(4.5rem,20svh,12rem)]">
      <div className="relative isolate flex min-h-[min(100svh,62rem)] flex-col justify-end bg-night text-white">
        {!isLoaded && <Skeleton className="absolute inset-0 -z-10 opacity-20" />}
        {hasFilm ? (
          <HeroFilm
            poster={video_poster}
            mp4={video}
            webm={video_webm}
            buttonClassName="top-24 right-[max(var(--spacing-gutter),calc((100%-1320px)/2))] md:top-38"
          />
        ) : (
          <div className="absolute inset-0 -z-10">
            <HeroPoster src={video_poster} />
          </div>
        )}
        <Scrim />
        <div
          className={`wrap relative pt-40 pb-[calc(var(--overlap)+2rem)] lg:pt-44 lg:pb-[calc(var(--overlap)+2.75rem)] ${shade}`}
        >
          <Deferred data={page} fallback={<SentenceSkeleton />}>
            {({ data }) => <Sentence {...cmsBlock(data, 'hero')} />}
          </Deferred>
          {hero_buttons.length > 0 && (
            <p className="mt-8 flex flex-wrap gap-2.5 sm:gap-3.5 [&>*]:max-sm:flex-auto [&>*]:max-sm:px-3">
              {hero_buttons.map(({ label, url }, index) => (
                <ButtonLink key={url} to={url} {...(index > 0 && secondary)}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </div>
      <CategoryPanes />
    </section>
  )
}

function Sentence({ title, text }: { title?: string; text?: string }) {
  const fill = useInterpolate()
  const { tagline } = useCompany()
  return (
    <>
      <h1 className="max-w-[13ch] text-[clamp(2.75rem,1.4rem+3.9vw,4.5rem)]">{fill.text(title || tagline)}</h1>
      {text && <Html html={fill.html(text)} className="mt-5 max-w-[40ch] text-lead text-on-night" />}
    </>
  )
}

function SentenceSkeleton() {
  return (
    <>
      <Skeleton className="h-[calc(var(--text-h1)*3.18)] w-full max-w-xl opacity-20" />
      <Skeleton className="mt-5 h-14 w-full max-w-md opacity-20" />
    </>
  )
}

/** Darkens the film behind text: at the top for the menu, and at the left. On narrow screens the text has its own backdrop. */
function Scrim() {
  return (
    <div className="absolute inset-0 -z-10">
      <div className="absolute inset-x-0 top-0 h-56 bg-linear-to-b from-scrim/85 to-transparent" />
      <div className="absolute inset-0 bg-linear-to-r from-scrim/88 via-scrim/60 via-38% to-transparent to-70% max-lg:hidden" />
      <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-scrim/70 to-transparent max-lg:hidden" />
    </div>
  )
}
