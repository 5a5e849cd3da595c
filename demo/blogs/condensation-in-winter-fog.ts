import type { BlogSeed } from '../types.ts'

export const condensationInWinterFog: BlogSeed = {
  slug: 'condensation-in-winter-fog',
  title: 'Wet windows in winter fog',
  category: 'Care',
  datetime: '2026-01-08T07:55:00+05:30',
  image: 'hw-double-glazed-corner',
  description: `<p>January, seven in the morning, fog down to the balcony rail, and the bedroom window is running with water. Before blaming the window, look at which side the water is on. There are three possibilities, and only one of them is a fault.</p>
    <h2>Which side is it on?</h2>
    <table>
      <thead><tr><th>Where</th><th>What it means</th><th>Fault?</th></tr></thead>
      <tbody>
        <tr><td>Inside, facing the room</td><td>Room air is damp and the glass is cold</td><td>No, but do something</td></tr>
        <tr><td>Outside, facing the fog</td><td>The outer pane is colder than the air's dew point; little warmth is leaking out to it</td><td>No, a good sign</td></tr>
        <tr><td>Between the two panes</td><td>The edge seal of the unit has failed</td><td>Yes, the glass unit needs changing</td></tr>
      </tbody>
    </table>
    <h2>Why it happens</h2>
    <p>Air holds only so much water, and cold air holds less. Two people asleep behind a closed door breathe out something like half a litre in a night (a rule of thumb). When that air meets a surface below its dew point, it lets the water go.</p>
    <p>An example. A bedroom at 20 °C with 60 per cent humidity has a dew point of about 12 °C. On a night of 6 °C outside, the middle of the pane on the room side will be near these temperatures (calculated, not measured):</p>
    <ul>
      <li>Single 5 mm glass: 9 to 10 °C. It runs with water.</li>
      <li>Plain 5-12-5 double glazing: about 15 °C. It stays dry in the middle; the edge may mist.</li>
      <li>Double glazing with a low-e coating: about 17 °C. Dry.</li>
    </ul>
    <p>The frame counts as well. A plain aluminium section carries the cold straight through and can drip while the glass beside it is dry. uPVC and thermally broken aluminium stay closer to room temperature.</p>
    <h2>What helps, starting today</h2>
    <ol>
      <li><strong>Let the damp out.</strong> Ten minutes with windows open on two sides, twice a day, changes the air without cooling the walls. On days of bad air, choose the afternoon, when the fog has lifted and the air is usually less foul.</li>
      <li><strong>Run the exhaust</strong> in kitchen and bathroom during use and for a quarter of an hour after, with the door shut.</li>
      <li><strong>Dry clothes elsewhere.</strong> A rack of washing gives a room a litre or two of water.</li>
      <li><strong>Open the curtain a hand's breadth.</strong> Heavy curtains keep warmth from the glass and make it colder.</li>
      <li><strong>Wipe the sill</strong> in the morning. Water left standing feeds black mould in the corner and works at timber and plaster.</li>
    </ol>
    <h3>A word on heaters</h3>
    <p>A gas heater without a flue puts a good deal of water into the room. It also gives off carbon monoxide, as a coal angithi does, and that kills without a smell. Never use either behind closed windows. An electric heater adds no moisture. It lowers the relative humidity, though the water itself still has to be aired out.</p>
    <h2>What helps when you next renew</h2>
    <p>Double glazing is bought here for noise and for summer heat. In winter it repays you once more, with a dry sill. Ask for a spacer bar that is not bare aluminium if the bedroom is damp: so-called warm-edge spacers keep the rim of the glass warmer, which is where the first mist forms. See <a href="/accessories/glass-and-spacers">glass and spacers</a> for how a unit is made up.</p>
    <p>A <a href="/upvc-door-and-window/window">tilt-and-turn window</a> left tilted for a while lets damp air leave at the top without a draught on the bed.</p>
    <h2>If the mist is between the panes</h2>
    <p>It cannot be wiped, drilled or dried for long. The seal at the edge has let moisture in, and the drying agent in the spacer is used up. The frame is fine; only the glass unit is replaced, within its beads. Look at what spoilt it. Units that stand in water, because the drainage below them is blocked or the setting blocks are missing, fail early. Cure that first, or the new one will go the same way.</p>
    <h2>Sources</h2>
    <ol>
      <li>Dew point: calculated with the Magnus formula.</li>
      <li>Temperature of the pane: calculated from 20 °C inside and 6 °C outside with a surface resistance of 0.13 m²K/W (EN ISO 6946) and glass of 5.8, 2.8 and 1.6 W/m²K (French 3CL calculation tables, as in our planner).</li>
      <li>Water from breath and washing, minutes of airing: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Window condensation in winter fog',
    meta_description:
      'Drops on the inside, haze on the outside or mist between the panes: three different things. What each one means and what helps against it.',
    meta_keywords:
      'window condensation, winter fog Delhi, foggy double glazing, wet windows, dew point, failed DGU seal, ventilation',
  },
}
