import type { BlogSeed } from '../types.ts'

export const skylightsWithoutTheHeat: BlogSeed = {
  slug: 'skylights-without-the-heat',
  title: 'A skylight without the heat',
  category: 'Interiors',
  datetime: '2026-04-09T19:10:00+05:30',
  image: 'electric-opening-skylight',
  description: `<p>A dining table under a strip of sky needs no lamp until evening. It can also be a place where nobody sits from April to July. The difference is decided on the drawing, long before the glass is ordered.</p>
    <h2>Why a roof is not a wall</h2>
    <p>At Delhi's latitude the noon sun in late June stands about 85 degrees high, nearly overhead. A south window under a chhajja hardly sees it. A flat skylight sees all of it, for hours. In December the noon sun is down at about 38 degrees, and the same skylight receives much less. Left alone, a roof light gives heat when you do not want it and little when you do.</p>
    <p>So begin with the question of how much. Light from the open sky is strong. A narrow slot often does what people imagine needs a large square.</p>
    <h2>Four decisions, in this order</h2>
    <h3>1. Size</h3>
    <p>For a room that has windows as well, a skylight of roughly three to five per cent of the floor area is usually plenty in our sun (a rule of thumb). A stair or corridor that has nothing else may take more. Two small lights, apart from each other, brighten a room more evenly than one big one.</p>
    <h3>2. Direction</h3>
    <p>If the roof can be shaped, tip the glass to the north. It then looks at sky rather than sun for most of the year. A raised box with upright glass on its north side, called a monitor or north light, keeps out more heat than any coating can.</p>
    <h3>3. Glass</h3>
    <p>Overhead glass has a duty before all others: if it breaks, it must stay up. The pane above people's heads is therefore laminated. A usual make-up is a toughened solar-control pane outside, a gap, and a laminated pane inside. Ask for two numbers:</p>
    <ul>
      <li><strong>Solar factor (SHGC)</strong>: the share of the sun's heat that comes in. Plain clear double glazing (6-12-6) lets in 0.70 of the sun that stands straight on the glass, and 0.60 on average over all directions; our <a href="/plan">planner</a> uses the average. With a low-e coating the average falls to 0.32. For solar-control glass ask the maker for its value, and for which of the two it is.</li>
      <li><strong>Visible light</strong>: the share of daylight that comes in. On a roof 30 to 50 per cent is comfortable. More is often glare.</li>
    </ul>
    <p>Dark tinted glass alone is a poor answer. It stops light by soaking up the heat, gets hot itself, and radiates to the room below.</p>
    <h3>4. Shade and a way out</h3>
    <p>Shade works far better above the glass than below it: louvres, a fine jaali, even a bamboo screen for the three hard months. An inside blind stops glare, but by then the heat is already in. And since warm air gathers at the highest point, a skylight that opens, or a louvred strip in its upstand, lets that air leave by itself in the evening.</p>
    <h2>Keeping the rain out</h2>
    <p>A skylight is a hole in the roof and deserves to be treated like one.</p>
    <ul>
      <li>Stand it on a masonry or steel upstand, about 150 mm above the finished roof, with the waterproofing carried up and over.</li>
      <li>Give the glass a fall. Even a "flat" light needs three to five degrees so that water and dust run off; more is easier to keep clean.</li>
      <li>Drain the frame outwards on its low side, and collect the drops that condense on the inner edge in winter.</li>
      <li>Plan how someone will reach it with a mop. In NCR a level pane is grey with dust in two weeks.</li>
    </ul>
    <h2>Where it earns its keep</h2>
    <p>A staircase in the middle of a row house, a bathroom with no outer wall, the dark passage between drawing room and kitchen, a dining table: places that are used all day and cannot have a window. A bedroom is harder, because you will want it dark. A study is harder still, because of the screen.</p>
    <blockquote>Ask for half the glass you first thought of, then spend what you saved on shade and a vent.</blockquote>
    <p>The kinds we make are shown under <a href="/alu-home-interior/sky-light">sky lights</a>. Bring a roof plan with the north arrow on it: that arrow is worth more than any catalogue page.</p>
    <h2>Sources</h2>
    <ol>
      <li>Height of the sun: geometry; 90 degrees less the latitude of Delhi (28.6), plus or minus the tilt of the earth (23.4).</li>
      <li>Solar factor: ASHRAE Handbook of Fundamentals 2009, chapter 15, for 6-12-6 clear glass at normal incidence (0.70) and over the hemisphere (0.60), and with a low-e coating of e = 0.05 over the hemisphere (0.32).</li>
      <li>Size in per cent of the floor, visible light, height of the upstand, fall of the glass, days until it is dusty: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Skylights without the heat',
    meta_description:
      'In June the noon sun stands almost overhead, and a roof light takes all of it. How size, glass, shade and a vent keep the room below cool.',
    meta_keywords:
      'skylight, roof light, skylight heat, solar control glass, laminated skylight glass, staircase skylight, natural light',
  },
}
