import { type OptionalPage, optionalPages } from '@house/contract/pages/optional-pages'
import { FormControlLabel, FormGroup, FormLabel, Switch, Typography } from '@mui/material'
import { useInput } from 'react-admin'

const labels: Record<OptionalPage, string> = {
  blogs: 'Blogs',
  projects: 'Recent projects',
  dealer: 'Become a Dealer',
  planner: 'Planner',
}

/** Staff choose which pages the company has; the disabled ones are stored. */
export function OptionalPagesInput() {
  const { field } = useInput<OptionalPage[]>({ source: 'disabled_pages', defaultValue: [] })
  const disabled: OptionalPage[] = field.value
  const toggle = (page: OptionalPage) =>
    field.onChange(disabled.includes(page) ? disabled.filter((each) => each !== page) : [...disabled, page])
  return (
    <FormGroup sx={{ my: 2 }}>
      <FormLabel component="p" sx={{ fontSize: '0.75rem', m: 0 }}>
        Pages you have
      </FormLabel>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        A page that is switched off is gone from the whole site: menu, sections, buttons, sitemap. Its content stays
        here.
      </Typography>
      {optionalPages.map((page) => (
        <FormControlLabel
          key={page}
          label={labels[page]}
          control={<Switch checked={!disabled.includes(page)} onChange={() => toggle(page)} />}
        />
      ))}
    </FormGroup>
  )
}
