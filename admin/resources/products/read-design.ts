import type { Design } from '@house/contract/plans/design'
import { readDesignLink } from '@house/fenestration/design/design-link'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'

/** A link of the planner, or the design as JSON. */
export function readDesign(text: string): Design {
  if (text.startsWith('{')) {
    try {
      return parseDesign(JSON.parse(text))
    } catch (failure) {
      throw failure instanceof DesignError ? failure : new DesignError('This is not valid JSON')
    }
  }
  const link = new URL(text, 'http://localhost').searchParams.get('design')
  if (!link) throw new DesignError('This is not a link of the planner: it has no “design”')
  return readDesignLink(link)
}
