import type { Banner } from '@house/contract/entities'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The question and its picture are sticky beside the list. */
export function LookingFor({ content }: { content: Banner }) {
  const { title, text, image, items } = useCmsBlock(content, 'looking-for')
  if (items.length === 0) return null
  return (
    <section className="wrap section grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-24">
      <div className="self-start lg:sticky lg:top-28">
        <h2>{title}</h2>
        <Html html={text} className="lead mt-6" />
        {image && (
          <div className="mt-10 aspect-[4/3] max-lg:hidden">
            <Picture src={image} sizes="40vw" />
          </div>
        )}
      </div>
      <ul className="border-b border-hairline">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[auto_1fr] gap-5 border-t border-hairline py-8 lg:gap-8 lg:py-10"
          >
            <span className="grid size-8 place-items-center border border-accent text-accent-ink">
              <Icon name="check" />
            </span>
            <div>
              <h3>{item.title}</h3>
              <p className="mt-2 max-w-[52ch] text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
