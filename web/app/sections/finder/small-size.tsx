import { frameSizeLimits } from '@house/contract/plans/frame-size'
import type { Answers } from '@house/contract/products/answers'

/** A size below that of any window was probably meant in centimetres. */
export function SmallSize({ answers: { width, height } }: { answers: Answers }) {
  const sizes = [width, height].filter((size) => size !== undefined)
  const [first] = sizes
  if (first === undefined || sizes.some((size) => size >= frameSizeLimits.min)) return null
  return (
    <p role="alert" className="wrap pt-8">
      {sizes.join(' × ')} mm is smaller than any window we plan. Did you mean centimetres? Write {first} cm.
    </p>
  )
}
