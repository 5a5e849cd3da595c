import type { Explanation } from '@house/contract/entities'
import { Html } from '../../ui/html.tsx'
import { Icon, isIcon } from '../../ui/icon.tsx'

/** Description of a category with its benefits. */
export function CategoryExplanation({ title, text, benefits }: Explanation) {
  return (
    <section className="bg-stone">
      <div className="wrap section grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2>{title}</h2>
          <Html html={text} className="prose mt-7" />
        </div>
        <ul className="grid self-start border-hairline sm:grid-cols-2 sm:border-t sm:border-l">
          {benefits.map((benefit) => (
            <li
              key={benefit.title}
              className="border-t border-hairline py-8 sm:border-t-0 sm:border-r sm:border-b sm:p-9"
            >
              {isIcon(benefit.icon) && (
                <Icon name={benefit.icon} className="mb-6 size-10 text-accent" strokeWidth="1" />
              )}
              <h3>{benefit.title}</h3>
              <p className="mt-3 text-ink-soft">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
