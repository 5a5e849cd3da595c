<?php
// Installs WordPress in the folder of the first argument, and writes the page of the second.
[, $root, $page] = $argv;
$_SERVER['HTTP_HOST'] = '127.0.0.1';
define('WP_INSTALLING', true);
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Compared', 'admin', 'admin@example.org', true, '', wp_generate_password());
$words = json_decode(file_get_contents($page), true);
kses_remove_filters();
wp_insert_post([
  'post_type' => 'page',
  'post_status' => 'publish',
  'post_name' => 'compared',
  'post_title' => $words['title'],
  'post_content' => wp_slash($words['content']),
]);
