import type { Banner } from '@house/contract/entities'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Icon, isIcon } from '../../ui/icon.tsx'

/** A grid: the question in the first cell, one benefit in each of the others. */
export function DealerBenefits({ content }: { content: Banner }) {
  const { title, text, items } = useCmsBlock(content, 'benefits')
  if (items.length === 0) return null
  return (
    <section className="bg-stone">
      <div className="wrap section">
        <ul className="grid border-hairline sm:grid-cols-2 sm:border-t sm:border-l lg:grid-cols-4">
          <li className="pb-8 sm:border-r sm:border-b sm:border-hairline sm:bg-night sm:p-8 sm:text-white lg:p-9">
            <h2 className="text-[clamp(1.75rem,1.2rem+1.4vw,2.25rem)] leading-[1.12]">{title}</h2>
            <Html html={text} className="mt-5 text-ink-soft sm:text-night-soft" />
          </li>
          {items.map((item) => (
            <li
              key={item.title}
              className="border-t border-hairline py-8 sm:border-t-0 sm:border-r sm:border-b sm:p-8 lg:p-9"
            >
              {isIcon(item.icon) && <Icon name={item.icon} className="mb-6 size-10 text-accent" strokeWidth="1" />}
              <h3>{item.title}</h3>
              <p className="mt-3 text-ink-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
