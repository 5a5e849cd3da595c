import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { savesData } from '../browser/save-data.ts'
import { Link } from './link.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a link navigates without loading the page again', async () => {
  renderRoute(<Link to="/elsewhere">go</Link>)
  await userEvent.click(screen.getByText('go'))
  expect(await screen.findByText('another page')).toBeTruthy()
})

test('Save-Data is read from the connection', () => {
  expect(savesData()).toBe(false)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(savesData()).toBe(true)
})
