import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0]
const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true })
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(([name, Story]) => ({
    name: `${file} ${name}`,
    Story,
  })),
)

test.each(stories)('axe finds nothing in $name', async ({ Story }) => {
  // The story of the error boundary throws on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = render(<Story />)
  await screen.findAllByText(/\S/)
  // jsdom has no layout: colors and sizes are checked in the browser.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
