import { urls } from '@house/contract/urls'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { Html } from '../ui/html.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { MediaMetadata, Picture } from '../ui/picture.tsx'
import { type FoundGroups, groupsOf } from './found-groups.ts'

/** A combobox that searches on every change; without JavaScript, a form that leads to the results page. */
export function SearchBox({
  initial = '',
  isFocused = false,
  onLeave,
}: {
  initial?: string
  isFocused?: boolean
  onLeave?: () => void
}) {
  const [keyword, setKeyword] = useState(initial)
  const [chosen, setChosen] = useState(-1)
  const found = useFound(keyword)
  const results = found?.groups.flatMap((group) => group.results) ?? []
  const suggestions =
    found?.suggestions.map((word) => ({ word, url: `${urls.search}?q=${encodeURIComponent(word)}` })) ?? []
  const options = [...results.map(({ hyperlink }) => hyperlink), ...suggestions.map(({ url }) => url)]
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const listId = useId()
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])

  function leave() {
    setIsOpen(false)
    setChosen(-1)
    onLeave?.()
  }

  function clear() {
    setKeyword('')
    setChosen(-1)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    if (event.key === 'Escape') leave()
    else if (event.key === 'ArrowDown') setChosen(chosen >= last ? 0 : chosen + 1)
    else if (event.key === 'ArrowUp') setChosen(chosen <= 0 ? last : chosen - 1)
    else if (event.key === 'Enter' && options[chosen]) {
      navigate(options[chosen])
      leave()
    } else return
    event.preventDefault()
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  const isListShown = isOpen && keyword.trim() !== '' && found !== null
  return (
    <Form action={urls.search} role="search" onSubmit={leave} onBlur={onBlur} className="relative flex w-full text-ink">
      <div className="relative w-full min-w-0">
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label="Search products"
          aria-expanded={isListShown}
          aria-controls={listId}
          aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Search products"
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setChosen(-1)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full min-w-0 border border-hairline bg-raised pr-12 pl-4"
        />
        {keyword !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center text-ink-soft hover:text-ink focus-visible:-outline-offset-2 noscript:hidden"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      <button type="submit" className="min-h-12 border border-action bg-action px-5 font-semibold text-on-action">
        Search
      </button>
      {isListShown && (
        <div
          id={listId}
          role="listbox"
          aria-label="Search results"
          className="absolute inset-x-0 top-full z-10 max-h-[70vh] overflow-y-auto border border-hairline bg-raised shadow-xl"
        >
          <MediaMetadata value={found.media}>
            {found.groups.map(({ kind, label, results: ofGroup }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
              <div key={kind} role="group" aria-label={label}>
                <p aria-hidden className="px-4 pt-3 pb-1 text-[0.8125rem] text-ink-soft">
                  {label}
                </p>
                {ofGroup.map((result) => (
                  <Option
                    key={result.hyperlink + result.title}
                    to={result.hyperlink}
                    id={`${listId}-${results.indexOf(result)}`}
                    isChosen={result === results[chosen]}
                    onClick={leave}
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
          {found.groups.length === 0 && (
            <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-4 py-3 text-ink-soft">
              No search found
            </div>
          )}
          {suggestions.map(({ word, url }, index) => (
            <Option
              key={word}
              to={url}
              id={`${listId}-${results.length + index}`}
              isChosen={chosen === results.length + index}
              onClick={leave}
            >
              Did you mean {word}?
            </Option>
          ))}
        </div>
      )}
    </Form>
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

/** Null until the first reply and while the call fails; replies to older keywords are ignored. */
function useFound(keyword: string) {
  const [found, setFound] = useState<FoundGroups | null>(null)
  const latest = useRef(0)
  useEffect(() => {
    const current = ++latest.current
    if (keyword.trim() === '') return setFound(null)
    settle(browserApi().search({ keyword })).then((reply) => {
      if (current === latest.current) setFound(reply?.success === '1' ? groupsOf(reply) : null)
    })
  }, [keyword])
  return found
}
