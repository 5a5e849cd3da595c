import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import * as formParts from '../app/enquiry/form/form-parts.stories.tsx'
import * as button from '../app/ui/button.stories.tsx'
import * as field from '../app/ui/field.stories.tsx'
import * as icon from '../app/ui/icon.stories.tsx'
import * as loading from '../app/ui/loading.stories.tsx'
import * as modal from '../app/ui/modal.stories.tsx'

setProjectAnnotations([])

const files = { formParts, button, field, icon, loading, modal }
const stories = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(composeStories(exports as typeof button)).map(([name, Story]) => [`${file} ${name}`, Story] as const),
)

test.each(stories)('%s renders without axe violations', async (_, Story) => {
  const Page = createRoutesStub([{ path: '*', Component: () => <Story /> }])
  const { baseElement } = render(<Page />)
  expect(baseElement.querySelector('*')).not.toBeNull()
  // jsdom has no layout, and a story is only a part of a page.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await axe.run(baseElement, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
