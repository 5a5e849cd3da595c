import type { ProductFilter } from '@house/contract/products/filter'
import { sizeNames } from '@house/contract/products/filter-names'
import { maxInput } from '@house/contract/validation-limits'
import { useSearchParams } from 'react-router'

/** Width and height of an opening, in a GET form. What was entered and cannot be read stays in its field. */
export function SizeInputs({ sizes }: { sizes: ProductFilter['sizes'] }) {
  const [params] = useSearchParams()
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      {sizeNames.map((name) => (
        <label key={name} className="text-small text-ink-soft">
          {name === 'width' ? 'Width' : 'Height'} (mm)
          <input
            key={sizes[name]}
            name={name}
            defaultValue={sizes[name] ?? params.get(name) ?? ''}
            inputMode="numeric"
            autoComplete="off"
            maxLength={maxInput.size}
            className="mt-1 block min-h-11 w-full min-w-0 rounded-frame border border-field bg-raised px-3 text-ink hover:border-ink"
          />
        </label>
      ))}
    </div>
  )
}
