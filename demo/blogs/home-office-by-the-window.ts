import type { BlogSeed } from '../types.ts'

export const homeOfficeByTheWindow: BlogSeed = {
  slug: 'home-office-by-the-window',
  title: 'A desk by the window: light, glare and quiet',
  category: 'Work spaces',
  datetime: '2025-03-03T07:40:00+05:30',
  image: 'alu-27mm-sliding-window-with-mesh',
  description: `<p>Everyone wants the desk at the window. By the second week the blind is down and the lamp is on, because the screen cannot be read. The window is seldom too big or too small. The desk is turned the wrong way, or the sash opens where the monitor stands.</p>
    <h2>Turn the desk</h2>
    <p>Place it so that the window is at your side, not before you and not behind. With the window in front, your eyes have to work against a bright sky all day. With the window behind you, the screen becomes a mirror and on video calls you are a shadow. From the side, daylight falls across keyboard and face and troubles neither.</p>
    <p>If you write by hand, the light should come from the side away from the writing hand.</p>
    <h2>Know your direction</h2>
    <table>
      <thead><tr><th>Window faces</th><th>What you get</th><th>What to plan</th></tr></thead>
      <tbody>
        <tr><td>North</td><td>Even sky light, almost no sun</td><td>Little; a sheer curtain</td></tr>
        <tr><td>South</td><td>High sun in summer, low and welcome in winter</td><td>A chhajja outside, a light blind inside</td></tr>
        <tr><td>East</td><td>Strong sun until about ten</td><td>A blind that closes from the bottom up</td></tr>
        <tr><td>West</td><td>Low, hot sun through the afternoon</td><td>Outside shade, solar-control glass, or another room</td></tr>
      </tbody>
    </table>
    <p>Given the choice, take the north room for the desk and leave the west room to someone who is out until evening.</p>
    <h2>Choose an opening that leaves the desk alone</h2>
    <p>An inward-opening sash sweeps across exactly the space where monitor, lamp and plant stand. Tilted it is fine; turned it is a nuisance. Beside a desk these work better:</p>
    <ul>
      <li><strong>Outward casement:</strong> nothing comes into the room. See that you can reach the handle across a 600 or 700 mm desk.</li>
      <li><strong>Sliding:</strong> no sweep at all, and easy to leave a hand open. The side you slide to should be the one away from your ear.</li>
      <li><strong>Fixed pane with a top-hung vent above:</strong> quiet at desk height, air above your head, papers stay where they are.</li>
    </ul>
    <h3>The height of the sill</h3>
    <p>A desk is about 730 to 750 mm high. A sill at 800 or 850 mm lets it stand against the wall, with room for a plug, and no view of cables from the street. If the glass goes to the floor, leave a gap of 100 mm or so to the desk, so that blind and cleaning cloth get through.</p>
    <h2>Quiet, by degrees</h2>
    <p>For calls you do not need silence. You need the horn and the pressure cooker to stay below your voice. In order of effect:</p>
    <ol>
      <li>A sash that closes on a gasket all round, with more than one locking point.</li>
      <li>No open ventilator above the door, and a proper seal under it.</li>
      <li>Laminated glass, or double glazing with one laminated pane.</li>
      <li>Something soft in the room: bookshelf, rug, curtain. It makes you sound less as if you were calling from a bathroom.</li>
    </ol>
    <p>We wrote more about the glass in <a href="/blog-details-page/double-glazing-and-traffic-noise">what double glazing does against noise</a>.</p>
    <h2>Air without the dust</h2>
    <p>A closed small room gets stuffy within an hour or two, and you notice it as tiredness. A vent open a finger's breadth high up, and the door ajar, changes the air without a draught. In the dusty months use the side of the house away from the wind. If the room has an air conditioner, open the window fully for five minutes between two calls instead of leaving it ajar all day.</p>
    <h2>If there is no room to spare</h2>
    <p>Many home offices are a corner of the living room. A <a href="/alu-home-interior/Slim-Sliding-Doors">slim sliding partition</a> in clear or fluted glass makes a room of it for the length of a meeting, and lets the window serve both sides. Fluted glass hides the laundry; it does not hide the voice, so keep the private calls for the bedroom.</p>
    <p>Then leave the sill empty. A view of one tree, ten times a day, is why you wanted this place.</p>
    <h2>Sources</h2>
    <ol>
      <li>Sizes of desks and sills, minutes of airing: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'A home office by the window',
    meta_description:
      'Where to put the desk, which window to put beside it, and how to keep glare, heat, street noise and banging sashes out of the working day.',
    meta_keywords:
      'home office window, desk by window, screen glare, study room design, work from home, quiet window, daylight desk',
  },
}
