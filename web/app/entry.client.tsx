import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** In a task of its own, after that in which the scripts were read: each is short enough that no tap has to wait for it. */
if (document.hidden) comeToLife()
else setTimeout(comeToLife)

function comeToLife() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
