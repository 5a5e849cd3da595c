import { routePatterns, serverPaths } from '@house/contract/urls'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/page-layout.tsx', [
    index('routes/home.tsx'),
    route(routePatterns.about, 'routes/about.tsx'),
    route(routePatterns.locate, 'routes/locate.tsx'),
    route(routePatterns.blogs, 'routes/blogs.tsx'),
    route(routePatterns.blog, 'routes/blog.tsx'),
    route(routePatterns.products, 'routes/products.tsx'),
    route(routePatterns.guides, 'routes/guides.tsx'),
    route(routePatterns.product, 'routes/product.tsx'),
    route(routePatterns.finder, 'routes/finder.tsx'),
    route(routePatterns.terms, 'routes/legal.tsx', { id: 'terms' }),
    route(routePatterns.privacy, 'routes/legal.tsx', { id: 'privacy' }),
    route(routePatterns.dealer, 'routes/dealer.tsx'),
    route(routePatterns.accessoriesShop, 'routes/accessories-shop.tsx'),
    route(routePatterns.accessories, 'routes/accessories.tsx'),
    route(routePatterns.project, 'routes/project.tsx'),
    route(routePatterns.projects, 'routes/projects.tsx'),
    route(routePatterns.search, 'routes/search.tsx'),
    route(routePatterns.notFound, 'routes/not-found.tsx'),
    route(routePatterns.planner, 'routes/planner.tsx'),
    route(routePatterns.plan, 'routes/plan.tsx'),
    route(routePatterns.quotation, 'routes/quotation.tsx'),
    route(routePatterns.comingSoon, 'routes/coming-soon.tsx'),
    route(routePatterns.category, 'routes/category.tsx'),
    route(routePatterns.productList, 'routes/product-list.tsx'),
    route('*', 'routes/catch-all.tsx'),
  ]),
  route(serverPaths.manifest, 'routes/manifest.ts'),
] satisfies RouteConfig
