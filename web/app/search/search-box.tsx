import { urls } from '@house/contract/urls'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy.tsx'
import { type FoundGroups, groupsOf, optionsOf } from './found-groups.ts'

const FoundList = lazyComponent(() => import('./found-list.tsx').then(({ FoundList }) => FoundList))

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
  const options = found ? optionsOf(found) : []
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
          onFocus={() => {
            setIsOpen(true)
            FoundList.preload()
          }}
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
      {isListShown && <FoundList isNeeded id={listId} found={found} chosen={chosen} onLeave={leave} />}
    </Form>
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
