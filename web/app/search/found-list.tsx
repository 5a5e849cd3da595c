import { type ReactNode, useEffect } from 'react'
import { Html } from '../ui/html.tsx'
import { Link } from '../ui/link.tsx'
import { MediaMetadata, Picture } from '../ui/picture.tsx'
import { type FoundGroups, suggestionUrl } from './found-groups.ts'

type FoundListProps = {
  id: string
  found: FoundGroups
  /** Number of the option that the arrow keys have reached. */
  chosen: number
  onLeave: () => void
}

/** What a search found, by kind, or the words that would find something. */
export function FoundList({ id, found: { groups, suggestions, media }, chosen, onLeave }: FoundListProps) {
  const results = groups.flatMap((group) => group.results)
  const optionProps = (number: number) => ({
    id: `${id}-${number}`,
    isChosen: number === chosen,
    onClick: onLeave,
  })
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Search results"
      className="absolute inset-x-0 top-full z-10 max-h-[70vh] overflow-y-auto border border-hairline bg-raised shadow-xl"
    >
      <MediaMetadata value={media}>
        {groups.map(({ kind, label, results: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
          <div key={kind} role="group" aria-label={label}>
            <p aria-hidden className="px-4 pt-3 pb-1 text-label text-ink-soft">
              {label}
            </p>
            {ofGroup.map((result) => (
              <Option
                key={result.hyperlink + result.title}
                to={result.hyperlink}
                {...optionProps(results.indexOf(result))}
              >
                {result.image && (
                  <span className="size-10 shrink-0 overflow-hidden">
                    <Picture src={result.image} sizes="40px" alt="" />
                  </span>
                )}
                <Html as="span" html={result.title} />
              </Option>
            ))}
          </div>
        ))}
      </MediaMetadata>
      {groups.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-4 py-3 text-ink-soft">
          No search found
        </div>
      )}
      {suggestions.map((word, index) => (
        <Option key={word} to={suggestionUrl(word)} {...optionProps(results.length + index)}>
          Did you mean {word}?
        </Option>
      ))}
    </div>
  )
}

type OptionProps = { id: string; to: string; isChosen: boolean; onClick: () => void; children: ReactNode }

function Option({ id, to, isChosen, onClick, children }: OptionProps) {
  useEffect(() => {
    if (isChosen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [isChosen, id])
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isChosen}
      to={to}
      onClick={onClick}
      tabIndex={-1}
      className="flex items-center gap-4 px-4 py-2 hover:bg-stone aria-selected:bg-stone"
    >
      {children}
    </Link>
  )
}
