import { urls } from '@house/contract/urls'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Shown in place of a page that failed to render. */
export function ErrorPage() {
  return (
    <section className="bg-stone pt-18">
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <div className="wrap section">
        <h1>Something went wrong</h1>
        <p className="lead mt-6">The page could not be shown. Please try again in a moment.</p>
        <p className="mt-9 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink to={urls.home} variant="outlined">
            Back to Home
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
