import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Fixed first segments win over /{slug}; /products/{slug} and its like win over /{slug}/{slug}. */
export default [
  index('routes/home.tsx'),
  route('about-us', 'routes/about.tsx'),
  route('locate-us', 'routes/locate.tsx'),
  route('blogs', 'routes/blogs.tsx'),
  route('blog-details-page/:slug', 'routes/blog.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('terms-&-Condition', 'routes/legal.tsx', { id: 'terms' }),
  route('privacy-policy', 'routes/legal.tsx', { id: 'privacy' }),
  route('become-a-dealer', 'routes/dealer.tsx'),
  route('accessories-shop/:slug', 'routes/accessories-shop.tsx'),
  route('accessories/:slug', 'routes/accessories.tsx'),
  route('recent-project/:slug', 'routes/project.tsx'),
  route('all-recent-project', 'routes/projects.tsx'),
  route('search', 'routes/search.tsx'),
  route('not-found', 'routes/not-found.tsx'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route(':slug', 'routes/category.tsx'),
  route(':category/:slug', 'routes/product-list.tsx'),
  route('*', 'routes/anywhere-else.tsx'),
] satisfies RouteConfig
