import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { EnquiryModal } from '../../enquiry/modal/enquiry-modal.tsx'
import { ProjectButton } from './project-modal.tsx'

const title = 'Tell us about your project'

afterEach(() => vi.unstubAllGlobals())

async function open() {
  const api = stubApi({})
  renderRoute(
    <>
      <ProjectButton service="uPVC" className="" />
      <EnquiryModal />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: title }))
  const modal = screen.getByRole('dialog', { name: title })
  await within(modal).findByRole('heading', { name: title })
  return { api, modal, project: within(modal) }
}

async function continueToEnquiry() {
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the enquiry' }))
  const enquiry = within(await screen.findByRole('dialog', { name: 'Enquiry' }))
  await enquiry.findByRole('form')
  return enquiry
}

test("'Tell us about your project' submits nothing and passes the chosen service to the enquiry (§2 Product detail)", async () => {
  const { api, project } = await open()
  expect(project.getAllByRole('combobox')).toHaveLength(3)
  expect(project.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'uPVC',
    'ALU Home Interior',
    'Commercial partition system',
  ])
  await userEvent.click(project.getByText('Commercial partition system'))
  await userEvent.selectOptions(project.getByLabelText('Building'), 'Office')
  const submitted = () => api.calls.filter(({ path }) => path !== '/api/app-setting')
  const enquiry = await continueToEnquiry()
  const service = enquiry.getByRole('radio', { name: 'Commercial partition system' }) as HTMLInputElement
  expect(service.checked).toBe(true)
  expect(submitted()).toEqual([])
})

test("'Tell us about your project' validates nothing, and without answers the enquiry has no project text (§2 Product detail, §5)", async () => {
  const { modal, project } = await open()
  expect(modal.querySelectorAll(':required, [aria-required], form')).toHaveLength(0)
  const service = project.getByRole('radio', { name: 'uPVC' }) as HTMLInputElement
  service.checked = false
  const enquiry = await continueToEnquiry()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(enquiry.queryByLabelText('About your project')).toBeNull()
})
