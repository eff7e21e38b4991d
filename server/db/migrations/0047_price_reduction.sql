ALTER TABLE "order_versions" ADD COLUMN "price_reduction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "price_reduction" integer DEFAULT 0 NOT NULL;