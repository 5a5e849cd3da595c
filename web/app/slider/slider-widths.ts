import { sliders } from '@house/contract/ui-config'
import plugin from 'tailwindcss/plugin'

/** Gives `.slides-{name}` the number of slides of each viewport width, so that a row is right before any script runs. */
export default plugin(({ addBase }) => {
  for (const [name, { slidesFrom }] of Object.entries(sliders)) {
    addBase({ [`.slides-${name}`]: { '--slides': '1' } })
    for (const [width, slides] of Object.entries(slidesFrom))
      addBase({ [`@media (min-width: ${width}px)`]: { [`.slides-${name}`]: { '--slides': String(slides) } } })
  }
})
