ALTER TABLE "products" ADD COLUMN "course" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- safe: the release before never writes this column
ALTER TABLE "products" ADD CONSTRAINT "products_course" CHECK ("products"."course" in ('main', 'side', 'sweet', 'drink', 'extra'));