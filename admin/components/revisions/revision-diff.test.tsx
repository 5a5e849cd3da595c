import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './revision-diff.stories.tsx'
import { changedFields } from './revision-diff.tsx'

const { TextAndImage, NothingChanged } = composeStories(stories)

test('added words are marked, and images are shown', () => {
  render(<TextAndImage />)
  const title = screen.getByRole('region', { name: 'Title' })
  expect(title.querySelector('ins')?.textContent).toBe(' with a seat')
  expect(title.querySelector('del')).toBeNull()
  const image = screen.getByRole('region', { name: 'Main image' })
  within(image).getByText('bay-window.jpg')
  expect(image.querySelector('img')).not.toBeNull()
})

test('a revision without changes says so', () => {
  render(<NothingChanged />)
  screen.getByText('No field has changed.')
})

test('fields that the server sets are no changes', () => {
  expect(changedFields({ version: 1, place: 1, title: 'a' }, { version: 2, place: 2, title: 'b' })).toEqual(['title'])
})
