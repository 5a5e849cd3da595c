import type { PageSeed } from '../types.ts'

export const aboutUs: PageSeed = {
  key: 'About Us',
  title: 'Windows, doors and the rooms <em>between</em> them',
  description:
    'Founded in 2013 in Faridabad. We make uPVC and aluminium doors and windows, railings, shower cubicles, sky lights, slim sliding doors, commercial partitions, and the profiles and accessories that go with them.',
  image: 'villa-facade-dusk',
  meta: {
    meta_title: 'About Us: Our Story, Vision and Mission',
    meta_description:
      'Founded in Faridabad in 2013: read the messages of our chairman and managing director, how we work, and where we want to be in two years.',
    meta_keywords:
      'about us, chairman message, managing director, our story, vision, mission, window manufacturer faridabad',
  },
  blocks: [
    {
      name: 'chairman-message',
      title: "Chairman's Message",
      person: 'Devkaran Bhatnagar',
      post: 'Chairman',
      image: 'arched-window',
      text: `<p>I grew up in a house in Ajmer with a jharokha over the street. My grandmother sat behind its stone lattice all summer: she saw everything, felt the breeze, and the sun never reached her. I have not met a cleverer window since.</p><p>By 2013 I had spent more than ten years fitting frames that other people had made, and coming back each July to the same leaks. So we began to make our own in a rented shed in Faridabad, with one welding machine and four people. Three of them are still here.</p><p>We have grown since, but I still ask of every window what she would have asked. Does it keep the heat out? Does it let the air in when we want it? Can an old hand close it? If the answer to any of these is no, it should not leave our gate. Come and try the handles yourself. We will put the tea on.</p>`,
    },
    {
      name: 'managing-director-message',
      title: "Managing Director's Message",
      person: 'Ishita Bhatnagar Rao',
      post: 'Managing Director',
      image: 'tilt-and-turn-window',
      text: `<p>People seldom call us because they want a window. They call because the baby wakes at every horn, because the sofa fades, because two departments can hear each other's meetings. My work is to see that we listen to that first and talk about profiles second.</p><p>It is why one person stays with your project from the survey to the last visit, and why the drawing you sign shows every opening with its glass, its handle and the way it swings. What is clear on paper seldom goes wrong on the wall.</p><p>We also train our fitters ourselves. A good frame, badly packed, will drag within a year; so new colleagues spend their first months with a level and a bag of packers before they hold a drill. When you have lived with our work for a summer and a monsoon, tell me how it behaves. I read those letters, the cross ones first.</p>`,
    },
    {
      name: 'our-story',
      title: 'Our Story',
      image: 'gable-window',
      text: `<p>We are based in <strong>Faridabad, Haryana, India</strong>, a town that has cut, pressed and welded things for generations. In 2013 we started with uPVC windows for builder floors nearby. Home owners asked for the balcony railing next, then the shower, then the roof light over the stair; their offices asked for partitions. Each time we learned the new trade properly before we sold it.</p><p><strong>Quality</strong>, to us, is a list of small habits. Steel in every frame that needs it. Corners cleaned after welding. Glass on packers, never on the frame. Diagonals measured before a sash is passed. A window that fails one of these goes back to the bench, not on to the lorry.</p><p>Those habits belong to people. Our <strong>skilled team</strong> of surveyors, fabricators, glaziers and fitters works from one drawing and under one roof, so a question from the site reaches the person who cut the bar within minutes. Today we serve Delhi NCR and Rajasthan, with showrooms in Faridabad, Jaipur and Kishangarh.</p>`,
    },
    {
      name: 'vision',
      title: 'Our Vision',
      image: 'upvc-lift-and-slide-door',
      text: `<p>To become a leading name in interior products, and to reach 1 Billion revenue within two years. We mean to get there one well-made opening at a time, through homes and offices that send their neighbours to us.</p>`,
    },
    {
      name: 'mission',
      title: 'Our Mission',
      image: 'stair-railing',
      text: `<p>To be a service company that offers an exceptional customer experience and customised building solutions: to listen first, to draw what suits the building, to make it with care, and to stay reachable long after the scaffolding has gone.</p>`,
    },
    {
      name: 'come-and-see',
      title: 'Come and try the handles',
      text: '<p>Bring a sketch of the opening, or only the question.</p>',
    },
  ],
}
