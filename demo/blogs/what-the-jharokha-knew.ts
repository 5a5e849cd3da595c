import type { BlogSeed } from '../types.ts'

export const whatTheJharokhaKnew: BlogSeed = {
  slug: 'what-the-jharokha-knew',
  title: 'What the jharokha knew about light and air',
  category: 'Interiors',
  datetime: '2024-06-11T06:50:00+05:30',
  image: 'arched-window',
  description: `<p>Stand in a haveli in Shekhawati or Jaisalmer at noon in June. The lane outside is white with heat. Inside, behind a window without a single pane of glass, it is dim, and you can sit. Nobody there had heard of a U-value. They had watched the sun for a long time.</p>
    <h2>A window you can sit in</h2>
    <p>A jharokha is a small balcony that leans out from the wall on brackets, roofed, and closed on three sides with lattice or shutters. It gave those inside a view along the street, to the left and right as well as ahead, without being seen. The Hawa Mahal in Jaipur, built in 1799, is a whole facade of them: 953 small windows, most of them fitted with lattice, in a screen often only one room deep.</p>
    <p>People love it for its beauty. A window maker looks at it for another reason: it does several jobs at once, and each part does its own.</p>
    <h2>The parts and their work</h2>
    <table>
      <thead><tr><th>Part</th><th>What it does</th><th>Today's cousin</th></tr></thead>
      <tbody>
        <tr><td>Chhajja, the sloping eave</td><td>Keeps high summer sun and rain off the opening</td><td>Overhang, canopy, outside blind</td></tr>
        <tr><td>Jaali, the pierced screen</td><td>Breaks glare, gives privacy, lets air through</td><td>Perforated screen, mesh, fluted glass</td></tr>
        <tr><td>The projection</td><td>Catches breeze from the sides, shades the wall below</td><td>Bay window, deep frame, box window</td></tr>
        <tr><td>Thick wall and deep reveal</td><td>Delays heat until the evening, when it can be aired out</td><td>Insulated wall, deep sill</td></tr>
        <tr><td>Wooden shutters</td><td>Close against dust storm and cold night</td><td>Sash with gasket</td></tr>
      </tbody>
    </table>
    <h2>Light: cut it up</h2>
    <p>Desert sun is too strong to let in whole. A jaali cuts it into many small beams, and the thickness of the stone turns most of those aside, because a beam from high up meets the side of the hole and not the room. What comes in is light that has bounced at least once. The eye, no longer dazzled by a bright rectangle, opens, and a dim room looks bright enough.</p>
    <p>The lesson holds for glass. Half the light, evenly spread, is worth more than all of it in one white patch on the floor. A screen or a fin <em>outside</em> the window does it well; a curtain inside does it late, after the heat has come in.</p>
    <h2>Air: give it a way out</h2>
    <p>It is often said that a jaali cools the wind. The stone alone does little. What cools is shade, moving air on the skin, and in the old houses sometimes water: a wet khus mat, a basin in the court. The air moved because it had somewhere to go. Behind the jharokha was a room, behind the room a gallery, and behind the gallery a courtyard, from which warm air could rise. By night the court filled with cool air and gave it back to the rooms in the morning.</p>
    <p>A window on one wall of a closed room hardly breathes, however large it is. Two small ones on opposite sides, one of them high, do better. A ventilator above the door, so often left out now, was there for a reason.</p>
    <h2>What to take into a new house</h2>
    <ol>
      <li><strong>Shade before glass.</strong> Plan the chhajja for south windows. On east and west, where the sun is low, plan upright fins, a screen or a tree.</li>
      <li><strong>Size by direction.</strong> Generous to the north, shaded to the south, modest to the west.</li>
      <li><strong>Separate the jobs.</strong> A fixed pane for the view, a narrow opening sash for air, a screen for privacy. One sheet of glass cannot do all three.</li>
      <li><strong>Make the sill deep.</strong> At 400 mm and more, a window becomes a place.</li>
      <li><strong>Pair each opening</strong> with another, across the room or up the stair.</li>
      <li><strong>Add what they lacked:</strong> coated double glazing for the hours when it must be shut, gaskets against dust, fine mesh against mosquitoes.</li>
    </ol>
    <p>An arched casement in a thick wall, a fixed light behind a stone jaali, a bay with a seat: none of this is nostalgia. It is cooling that draws no current and never breaks down. Frames that fit such openings are among the <a href="/upvc-door-and-window/window">uPVC</a> and <a href="/alu-home-interior/doors-and-window">aluminium windows</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Hawa Mahal: year and number of windows as travel guides give them; we have not counted.</li>
      <li>Depth of a sill to sit on: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Jharokha: what old windows knew about light',
    meta_description:
      'Shade first, then light, then air: how the carved balcony windows of Rajasthan worked without glass, and what a modern house can take from them.',
    meta_keywords:
      'jharokha, Rajasthan architecture, jaali, chhajja, passive cooling, haveli windows, natural ventilation, shading',
  },
}
